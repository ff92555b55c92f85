export const describeDiagram: string =
  'Ein Sequenzdiagramm. Die Liste darunter hat dieselben Schritte als Text.';
export const message: string = '{} an {}: {}';
export const reply: string = '{} antwortet {}: {}';
export const task: string = '{}: {}';
export const group: string = '{}:';
