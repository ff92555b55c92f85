import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

/** Flows of OAuth 2.0. */
export const flows = {
  authorizationCode: 'authorization code',
  accessCode: 'authorization code',
  clientCredentials: 'client credentials',
  application: 'client credentials',
  deviceAuthorization: 'device authorization',
  implicit: 'implicit',
  password: 'password',
};
export const signInAt = (url: string): string => `sign in at ${url}`;
export const deviceCodeFrom = (url: string): string => `device code from ${url}`;
export const tokenFrom = (url: string): string => `token from ${url}`;
export const refreshAt = (url: string): string => `refresh at ${url}`;
export const metadataAt = (url: string): string => `metadata at ${url}`;
export const configurationAt = (scheme: string, url: string): string =>
  `${scheme}: configuration at ${url}`;
export const withDetails = (scheme: string, details: string): string => `${scheme}: ${details}`;
export const orFlow = (flow: string, other: string): string => `${flow}; or ${other}`;

export const mutualTls: string = 'Mutual TLS';
export const basic: string = 'HTTP Basic';
export const basicWithKey: string = 'HTTP Basic: your key as user name';
export const bearer: string = 'Bearer token';
export const bearerOf = (format: string): string => `Bearer token (${format})`;
export const keyInHeader = (name: string): string => `API key in the header ${name}`;
export const keyInQuery = (name: string): string => `API key in the query parameter ${name}`;
export const keyInCookie = (name: string): string => `API key in the cookie ${name}`;
export const keyIn = (location: string, name: string): string =>
  `API key in the ${location} ${name}`;
export const roles = (count: number, names: string): string =>
  selectPlural(LOCALE, count, { one: `role ${names}`, other: `roles ${names}` });
export const named = (scheme: string, name: string): string => `${scheme} “${name}”`;
export const deprecated = (scheme: string): string => `${scheme} (deprecated)`;
export const together = (scheme: string, other: string): string => `${scheme} and ${other}`;
/** Where an operation has none, and where it is one of several choices. */
export const noAuthentication: string = 'No authentication';
export const orNone: string = 'no authentication';
