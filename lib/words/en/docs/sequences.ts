export const describeDiagram: string =
  'A sequence diagram. The list below it has the same steps as text.';
/** Sender, receiver and text of a message. */
export const message: string = '{} to {}: {}';
/** Sender, receiver and text of an answer. */
export const reply: string = '{} answers {}: {}';
/** Actor, and what it does. */
export const task: string = '{}: {}';
/** Condition of the steps that follow. */
export const group: string = '{}:';
