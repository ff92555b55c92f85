import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

/** Flows of OAuth 2.0. */
export const flows = {
  authorizationCode: 'code d’autorisation',
  accessCode: 'code d’autorisation',
  clientCredentials: 'identifiants du client',
  application: 'identifiants du client',
  deviceAuthorization: 'autorisation d’appareil',
  implicit: 'implicite',
  password: 'mot de passe',
};
export const signInAt = (url: string): string => `connexion sur ${url}`;
export const deviceCodeFrom = (url: string): string => `code d’appareil de ${url}`;
export const tokenFrom = (url: string): string => `jeton de ${url}`;
export const refreshAt = (url: string): string => `renouvellement sur ${url}`;
export const metadataAt = (url: string): string => `métadonnées sur ${url}`;
export const configurationAt = (scheme: string, url: string): string =>
  `${scheme}\u00a0: configuration sur ${url}`;
export const withDetails = (scheme: string, details: string): string =>
  `${scheme}\u00a0: ${details}`;
export const orFlow = (flow: string, other: string): string => `${flow}\u00a0; ou ${other}`;

export const mutualTls: string = 'TLS mutuel';
export const basic: string = 'HTTP Basic';
export const basicWithKey: string = 'HTTP Basic\u00a0: votre clé comme nom d’utilisateur';
export const bearer: string = 'Jeton Bearer';
export const bearerOf = (format: string): string => `Jeton Bearer (${format})`;
export const keyInHeader = (name: string): string => `Clé d’API dans l’en-tête ${name}`;
export const keyInQuery = (name: string): string =>
  `Clé d’API dans le paramètre de requête ${name}`;
export const keyInCookie = (name: string): string => `Clé d’API dans le cookie ${name}`;
export const keyIn = (location: string, name: string): string =>
  `Clé d’API dans ${location} ${name}`;
export const roles = (count: number, names: string): string =>
  selectPlural(LOCALE, count, { one: `rôle ${names}`, other: `rôles ${names}` });
export const named = (scheme: string, name: string): string => `${scheme} «\u00a0${name}\u00a0»`;
export const deprecated = (scheme: string): string => `${scheme} (obsolète)`;
export const together = (scheme: string, other: string): string => `${scheme} et ${other}`;
/** Where an operation has none, and where it is one of several choices. */
export const noAuthentication: string = 'Aucune authentification';
export const orNone: string = 'aucune authentification';
