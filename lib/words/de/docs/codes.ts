export const retryLabels = {
  done: 'Nichts zu tun',
  now: 'Wiederholen',
  later: 'Später wiederholen',
  changed: 'Erst korrigieren',
  no: 'Nicht wiederholen',
  never: 'Nie wiederholen',
  depends: 'Kommt darauf an',
};
export const retryThen = (label: string): string => `${label}:`;
export const meaning: string = 'Bedeutung';
export const retry: string = 'Wiederholen';
export const inSandbox: string = 'In der Sandbox';
export const httpStatus: string = 'HTTP-Status';
export const notReproducible: string = 'Nicht herbeizuführen';
