/** Operation as Markdown. */
export const webhook = (method: string): string =>
  `Webhook\u00a0: nous envoyons \`${method}\` à votre serveur.`;
export const deprecatedNote: string = '**Obsolète**\u00a0: prévoyez de ne plus l’utiliser.';
export const authentication = (schemes: string): string => `Authentification\u00a0: ${schemes}.`;
export const orScheme = (scheme: string, other: string): string => `${scheme}, ou ${other}`;
export const requestBody: string = 'Corps de la requête';
export const optionalBody: string = 'Corps de la requête (facultatif)';
export const responses: string = 'Réponses';
export const otherResponses: string = 'Autres réponses';
export const parameters = {
  path: 'Paramètres de chemin',
  query: 'Paramètres de requête',
  header: 'Paramètres d’en-tête',
  cookie: 'Paramètres de cookie',
  other: 'Autres paramètres',
};
export const also = (media: string, others: string): string => `${media}, aussi ${others}`;
/** Before a list. */
export const headers: string = 'En-têtes\u00a0:';
export const headersAre = (names: string): string => `En-têtes\u00a0: ${names}.`;

/** Fields as a list. */
export const labelled = (name: string, text: string): string => `${name}\u00a0: ${text}`;
export const oneOf = (variant: string): string => `L’un de\u00a0: ${variant}`;
export const anyOf = (variant: string): string => `Un ou plusieurs de\u00a0: ${variant}`;
export const not = (variant: string): string => `Pas\u00a0: ${variant}`;
export const when = (variant: string): string => `Condition\u00a0: ${variant}`;
export const needs = (names: string): string => `exige ${names}`;
export const mayHave = (names: string): string => `peut avoir ${names}`;
export const required: string = 'obligatoire';
export const deprecated: string = 'obsolète';
export const defaultIs = (value: string): string => `par défaut ${value}`;
export const oneOfValues = (count: number): string => `L’une de ${count} valeurs.`;
export const more = (count: number): string => `${count} de plus`;
