import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const run: string = 'Run';
export const cancel: string = 'Cancel';
/** With the address of an API in it. */
export const against: string = 'against {}';
export const succeeded = (steps: number): string =>
  selectPlural(LOCALE, steps, {
    one: 'The step succeeded.',
    other: `All ${steps} steps succeeded.`,
  });
export const running = (step: number, title: string): string => `Running step ${step}, ${title} …`;
/** Before the sentence that tells why. */
export const stopped = (step: number, title: string, reason: string): string =>
  `Stopped at step ${step}, ${title}: ${reason}`;
export const unclear = (step: number, title: string, condition: string): string =>
  `Stopped at step ${step}, ${title}: ${condition} is not met, this condition is not understood.`;
export const absent = (step: number, title: string, condition: string): string =>
  `Stopped at step ${step}, ${title}: ${condition} is not met, it is not there.`;
export const unmet = (step: number, title: string, condition: string, value: string): string =>
  `Stopped at step ${step}, ${title}: ${condition} is not met, it is ${value}.`;
export const needsOutput = (output: string, step: number): string =>
  `It takes ${output} of step ${step}: run that step first.`;
export const noOperation: string = 'Its document does not have the operation.';
export const notLoaded: string =
  'A part of it did not load. Check your connection, then run it again.';
