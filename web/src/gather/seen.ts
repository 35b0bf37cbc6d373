/** The rules of a table as this device saw them last, as long as the tab is open. */
import { keptInTab } from '../wire/kept.ts';
import type { Plan } from '../wire/protocol.ts';

const nameOf = (code: string): string => `plan-${code}`;

export const recallPlan = (code: string): Plan | null => keptInTab.readValue<Plan | null>(nameOf(code), null);
export const rememberPlan = (code: string, plan: Plan): void => void keptInTab.writeValue(nameOf(code), plan);
