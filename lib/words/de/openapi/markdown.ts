/** Operation as Markdown. */
export const webhook = (method: string): string =>
  `Webhook: Wir senden \`${method}\` an Ihren Server.`;
export const deprecatedNote: string = '**Veraltet**: Planen Sie die Ablösung ein.';
export const authentication = (schemes: string): string => `Authentifizierung: ${schemes}.`;
export const orScheme = (scheme: string, other: string): string => `${scheme}, oder ${other}`;
export const requestBody: string = 'Anfrage-Body';
export const optionalBody: string = 'Anfrage-Body (optional)';
export const responses: string = 'Antworten';
export const otherResponses: string = 'Weitere Antworten';
export const parameters = {
  path: 'Pfadparameter',
  query: 'Query-Parameter',
  header: 'Header-Parameter',
  cookie: 'Cookie-Parameter',
  other: 'Sonstige Parameter',
};
export const also = (media: string, others: string): string => `${media}, auch ${others}`;
/** Before a list. */
export const headers: string = 'Header:';
export const headersAre = (names: string): string => `Header: ${names}.`;

/** Fields as a list. */
export const labelled = (name: string, text: string): string => `${name}: ${text}`;
export const oneOf = (variant: string): string => `Eines von: ${variant}`;
export const anyOf = (variant: string): string => `Eines oder mehrere von: ${variant}`;
export const not = (variant: string): string => `Nicht: ${variant}`;
export const when = (variant: string): string => `Bedingung: ${variant}`;
export const needs = (names: string): string => `braucht ${names}`;
export const mayHave = (names: string): string => `kann ${names} haben`;
export const required: string = 'erforderlich';
export const deprecated: string = 'veraltet';
export const defaultIs = (value: string): string => `Standardwert ${value}`;
export const oneOfValues = (count: number): string => `Einer von ${count} Werten.`;
export const more = (count: number): string => `${count} weitere`;
