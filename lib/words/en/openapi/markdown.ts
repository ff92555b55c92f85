/** Operation as Markdown. */
export const webhook = (method: string): string => `Webhook: we send \`${method}\` to your server.`;
export const deprecatedNote: string = '**Deprecated**: plan to move away from it.';
export const authentication = (schemes: string): string => `Authentication: ${schemes}.`;
export const orScheme = (scheme: string, other: string): string => `${scheme}, or ${other}`;
export const requestBody: string = 'Request body';
export const optionalBody: string = 'Request body (optional)';
export const responses: string = 'Responses';
export const otherResponses: string = 'Other responses';
export const parameters = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Header parameters',
  cookie: 'Cookie parameters',
  other: 'Other parameters',
};
export const also = (media: string, others: string): string => `${media}, also ${others}`;
/** Before a list. */
export const headers: string = 'Headers:';
export const headersAre = (names: string): string => `Headers: ${names}.`;

/** Fields as a list. */
export const labelled = (name: string, text: string): string => `${name}: ${text}`;
export const oneOf = (variant: string): string => `One of: ${variant}`;
export const anyOf = (variant: string): string => `Any of: ${variant}`;
export const not = (variant: string): string => `Not: ${variant}`;
export const when = (variant: string): string => `When: ${variant}`;
export const needs = (names: string): string => `needs ${names}`;
export const mayHave = (names: string): string => `may have ${names}`;
export const required: string = 'required';
export const deprecated: string = 'deprecated';
export const defaultIs = (value: string): string => `default ${value}`;
export const oneOfValues = (count: number): string => `One of ${count} values.`;
export const more = (count: number): string => `${count} more`;
