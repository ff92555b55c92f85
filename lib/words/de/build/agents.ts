export const source = (address: string): string => `Quelle: ${address}`;
export const moreInGuide = (address: string, parts: string): string =>
  `Mehr in [der Anleitung](${address}): ${parts}.`;
export const savedDocument = (name: string): string => `${name}, gespeichert`;
export const liveDocument = (name: string): string => `${name}, aktuell`;
export const documentation = (name: string): string => `Dokumentation von ${name}`;
export const preface: string = 'Dokumentation von {name} für Entwicklerinnen und Entwickler.';
export const allPages: string = 'Alle Seiten außer den Operationen';
export const wholeTexts: string = 'Dasselbe als ganze Texte; Operationen nach Abschnitten.';
