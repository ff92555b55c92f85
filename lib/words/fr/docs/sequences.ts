export const describeDiagram: string =
  'Un diagramme de séquence. La liste ci-dessous reprend les mêmes étapes sous forme de texte.';
export const message: string = '{} à {}\u00a0: {}';
export const reply: string = '{} répond à {}\u00a0: {}';
export const task: string = '{}\u00a0: {}';
export const group: string = '{}\u00a0:';
