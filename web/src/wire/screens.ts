/** Big screens at the server: a word on each that is there, and the phone that types it. */
import { askAsNobody, askAt } from './api.ts';
import type { ScreenFound, ScreenHere, ScreenShows } from './protocol.ts';

/** What stands on this screen; it is asked as nobody, for a screen belongs to nobody. */
export const screenShows = (here: ScreenHere): Promise<ScreenShows> =>
  askAsNobody('POST', '/api/screens', here);

const at = (code: string): string => `/api/tables/${encodeURIComponent(code)}/screens`;

/** The table goes to the screen with this word. */
export const showOn = (code: string, word: string): Promise<ScreenFound> =>
  askAt(code, 'POST', at(code), { word });

/** And off that screen again. */
export const takeOff = (code: string, screen: string): Promise<ScreenFound> =>
  askAt(code, 'DELETE', `${at(code)}/${screen}`);
