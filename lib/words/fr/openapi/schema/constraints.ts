import { selectPlural } from '../../../select-plural';
import { LOCALE } from '../../locale';

/** Formats that have words. */
export const formats = {
  'date-time': 'date et heure',
  date: 'date',
  time: 'heure',
  duration: 'durée',
  email: 'adresse e-mail',
  hostname: 'nom d’hôte',
  password: 'mot de passe',
  uri: 'URI',
  uuid: 'UUID',
  ipv4: 'adresse IPv4',
  ipv6: 'adresse IPv6',
  byte: 'Base64',
  binary: 'données binaires',
};
/** Part of the digits of a number. */
export const decimals = (count: string): string => `dont ${count} après la virgule`;
export const encodedAs = (encoding: string): string => `encodé en ${encoding}`;
export const contentIs = (media: string): string => `contenu ${media}`;

export const multipleOf = (step: string): string => `un multiple de ${step}`;
export const noItemTwice: string = 'aucun élément en double';
export const noOtherProperties: string = 'aucune autre propriété';
export const noFurtherItems: string = 'aucun élément de plus';
export const noOtherItems: string = 'aucun autre élément';
export const readOnly: string = 'lecture seule';
export const writeOnly: string = 'écriture seule';
export const required: string = 'obligatoire';
export const defaultIs = (value: string): string => `par défaut ${value}`;

export const xmlAttribute: string = 'attribut en XML';
export const xmlText: string = 'texte en XML';
export const xmlCdata: string = 'CDATA en XML';
export const xmlNone: string = 'pas d’élément propre en XML';
export const xmlNamed = (name: string): string => `nommé ${name} en XML`;
export const xmlPrefix = (prefix: string): string => `avec le préfixe ${prefix} en XML`;
export const xmlNamespace = (namespace: string): string => `espace de noms XML ${namespace}`;
export const xmlWrapped: string = 'un élément autour de tous les autres en XML';

/** Stages before a release, as extensions name them. */
export const stages = {
  experimental: 'expérimental',
  alpha: 'alpha',
  beta: 'bêta',
  preview: 'aperçu',
  draft: 'brouillon',
  development: 'en développement',
};
export const addedIn = (version: string): string => `ajouté dans la version ${version}`;
export const deprecatedIn = (version: string): string => `obsolète depuis la version ${version}`;

export const noProperties: string = 'aucune propriété';
export const requires = (names: string): string => `exige ${names}`;
export const requiresWith = (name: string, others: string): string =>
  `exige ${name} avec ${others}`;
export const names = (constraint: string): string => `noms\u00a0: ${constraint}`;
export const andMore = (shown: string, count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${shown} et ${count} autre`,
    other: `${shown} et ${count} autres`,
  });
/** Values of a discriminator. */
export const valueOr = (value: string, other: string): string => `${value} ou ${other}`;
export const orOneOfMore = (shown: string, count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${shown} ou ${count} autre`,
    other: `${shown} ou l’une de ${count} autres`,
  });
export const valuesFor = (values: string, schema: string): string => `${values} pour ${schema}`;
