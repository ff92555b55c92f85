export const workflowTitle = (title: string): string => `${title} workflow`;
/** Fact on the card of a workflow, before their number. */
export const steps: string = 'Steps';
/** Links to both files. */
export const runIt: string = 'Run it yourself: {} or {}';
export const arazzoFile: string = 'Arazzo file';
export const postmanCollection: string = 'Postman collection';
export const takes: string = 'Takes';
/** Place in the request, output of a step, and the step. */
export const takenFrom: string = '{}: the {} of {}';
export const succeedsWhen: string = 'Succeeds when';
/** Field and value. */
export const fieldIs: string = '{} is {}';
export const fieldIsNot: string = '{} is not {}';
export const statusIs: string = 'the HTTP status is {}';
export const statusIsNot: string = 'the HTTP status is not {}';
export const gives: string = 'Gives';
/** Output that no later step takes. */
export const toKeep: string = '{}, to keep';
/** Output, and the steps that take it. */
export const givenTo: string = '{}, for {}';
export const stepNumber = (number: number): string => `step ${number}`;
/** Between steps, and before the last of several. */
export const separator: string = ', ';
export const lastSeparator: string = ' and ';
