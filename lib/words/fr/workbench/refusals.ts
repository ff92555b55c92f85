export const nothingSent: string = 'Rien n’a été envoyé.';

export const otherServer = (base: string): string =>
  `Le document indique un autre serveur que la sandbox de ce portail, ${base}.`;
export const production: string =
  'La sandbox de ce portail est réglée sur l’hôte de production\u00a0: prévenez la personne qui l’exploite.';
export const leadsElsewhere: string = 'L’adresse mène ailleurs que ce qu’elle indique.';
export const badAddress: string =
  'L’adresse contient un caractère qu’aucune adresse ne peut contenir.';
export const emptySegment: string = 'Une partie du chemin est vide.';
export const badEncoding = (segment: string): string =>
  `La partie «\u00a0${segment}\u00a0» du chemin n’est pas un encodage-pourcent valide.`;
export const otherPath = (segment: string): string =>
  `La partie «\u00a0${segment}\u00a0» du chemin mène à un autre chemin.`;
export const slash = (segment: string): string =>
  `La partie «\u00a0${segment}\u00a0» du chemin contient une barre oblique.`;
export const invisible = (segment: string): string =>
  `La partie «\u00a0${segment}\u00a0» du chemin contient un caractère invisible.`;
export const template = (segment: string): string =>
  `La partie «\u00a0${segment}\u00a0» du chemin est un modèle sans valeur.`;
export const badQuery: string = 'La chaîne de requête contient un caractère invisible.';

export const needsFile: string =
  'Un de vos fichiers fait partie de cette requête\u00a0: envoyez-la avec la commande curl.';
export const needsCookie: string =
  'Un navigateur n’envoie aucun cookie d’ici\u00a0: utilisez la commande curl.';

export const cardInBody = (end: string): string =>
  `Le numéro qui se termine par ${end} dans le corps pourrait être celui d’une vraie carte\u00a0: rien n’a été envoyé.`;
export const cardInAddress = (end: string): string =>
  `Le numéro qui se termine par ${end} dans l’adresse pourrait être celui d’une vraie carte\u00a0: rien n’a été envoyé.`;
export const cardInCookie = (end: string): string =>
  `Le numéro qui se termine par ${end} dans un cookie pourrait être celui d’une vraie carte\u00a0: rien n’a été envoyé.`;
export const cardInHeader = (end: string, name: string): string =>
  `Le numéro qui se termine par ${end} dans l’en-tête «\u00a0${name}\u00a0» pourrait être celui d’une vraie carte\u00a0: rien n’a été envoyé.`;
export const cardInField = (end: string, name: string): string =>
  `Le numéro qui se termine par ${end} dans «\u00a0${name}\u00a0» pourrait être celui d’une vraie carte\u00a0: rien n’a été envoyé.`;
export const useTestCard = (card: string): string => `Utilisez la carte de test ${card}.`;

export const enterKey: string = 'Saisissez votre clé de sandbox.';
export const productionKey: string =
  'C’est une clé de production, que cette page n’envoie jamais. Saisissez une clé de sandbox, et remplacez la clé de production si quelqu’un a pu la voir.';
export const badKey: string =
  'Une clé ne contient que des lettres, des chiffres et des signes, sans espaces\u00a0: copiez-la à nouveau.';
