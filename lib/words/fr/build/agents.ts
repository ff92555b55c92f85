export const source = (address: string): string => `Source\u00a0: ${address}`;
export const moreInGuide = (address: string, parts: string): string =>
  `La suite dans [le guide](${address})\u00a0: ${parts}.`;
export const savedDocument = (name: string): string => `${name}, enregistré`;
export const liveDocument = (name: string): string => `${name}, en direct`;
export const documentation = (name: string): string => `Documentation de ${name}`;
export const preface: string = 'Documentation de {name} pour les développeurs.';
export const allPages: string = 'Toutes les pages sauf les opérations';
export const wholeTexts: string = 'La même chose en textes entiers\u00a0; opérations par section.';
