export const languages = { bash: 'Shell', text: 'Text' };
export const codeOf = (heading: string): string => `Code zu „${heading}“`;
export const fieldsOf: string = 'Felder von {}';
export const builtWith: string = 'Für alles, was Sie mit der Anleitung „{}“ gebaut haben.';
export const footnotes: string = 'Fußnoten';
export const backToReference = (number: string): string => `Zurück zum Verweis ${number}`;
