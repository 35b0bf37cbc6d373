/** The rules of a table as this device saw them last, as long as the tab is open. */
import type { Plan } from '../wire/protocol.ts';

const KEY = 'tilerummy-plan-';

export function recallPlan(code: string): Plan | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + code) ?? 'null') as Plan | null;
  } catch {
    return null;
  }
}

export function rememberPlan(code: string, plan: Plan): void {
  try {
    sessionStorage.setItem(KEY + code, JSON.stringify(plan));
  } catch {
    // Then nothing is told after the page was closed.
  }
}
