import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

/** Flows of OAuth 2.0. */
export const flows = {
  authorizationCode: 'Autorisierungscode',
  accessCode: 'Autorisierungscode',
  clientCredentials: 'Client-Zugangsdaten',
  application: 'Client-Zugangsdaten',
  deviceAuthorization: 'Geräteautorisierung',
  implicit: 'implizit',
  password: 'Passwort',
};
export const signInAt = (url: string): string => `Anmeldung unter ${url}`;
export const deviceCodeFrom = (url: string): string => `Gerätecode von ${url}`;
export const tokenFrom = (url: string): string => `Token von ${url}`;
export const refreshAt = (url: string): string => `Erneuerung unter ${url}`;
export const metadataAt = (url: string): string => `Metadaten unter ${url}`;
export const configurationAt = (scheme: string, url: string): string =>
  `${scheme}: Konfiguration unter ${url}`;
export const withDetails = (scheme: string, details: string): string => `${scheme}: ${details}`;
export const orFlow = (flow: string, other: string): string => `${flow}; oder ${other}`;

export const mutualTls: string = 'Gegenseitiges TLS';
export const basic: string = 'HTTP Basic';
export const basicWithKey: string = 'HTTP Basic: Ihr Schlüssel als Benutzername';
export const bearer: string = 'Bearer-Token';
export const bearerOf = (format: string): string => `Bearer-Token (${format})`;
export const keyInHeader = (name: string): string => `API-Schlüssel im Header ${name}`;
export const keyInQuery = (name: string): string => `API-Schlüssel im Query-Parameter ${name}`;
export const keyInCookie = (name: string): string => `API-Schlüssel im Cookie ${name}`;
export const keyIn = (location: string, name: string): string =>
  `API-Schlüssel in ${location} ${name}`;
export const roles = (count: number, names: string): string =>
  selectPlural(LOCALE, count, { one: `Rolle ${names}`, other: `Rollen ${names}` });
export const named = (scheme: string, name: string): string => `${scheme} „${name}“`;
export const deprecated = (scheme: string): string => `${scheme} (veraltet)`;
export const together = (scheme: string, other: string): string => `${scheme} und ${other}`;
/** Where an operation has none, and where it is one of several choices. */
export const noAuthentication: string = 'Keine Authentifizierung';
export const orNone: string = 'keine Authentifizierung';
