/** Gives up a seat that is kept, from home: over a line to its table, for as long as that takes. */
import { tokenFor } from '../wire/api.ts';
import { lineTo, TableSocket } from '../wire/socket.ts';

/** Whether it was given up; whoever can't be reached is asked again when the line is back. */
export async function leaveForGood(code: string): Promise<boolean> {
  const nothing = (): void => undefined;
  const token = await tokenFor(code);
  const socket = new TableSocket({ open: lineTo(code), token, onMessage: nothing, onLink: nothing });
  try {
    return (await socket.ask({ type: 'leave', for_good: true })).type === 'ack';
  } finally {
    socket.close();
  }
}
