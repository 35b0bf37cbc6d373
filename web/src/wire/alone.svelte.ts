/** Whether this page has no server: on a plain host never one, else until the server answers again. */
class Alone {
  now = $state(STATIC);
  /** This device was asked for something, so how far it is may be worth showing. */
  begun = $state(STATIC);
}
export const alone = new Alone();
