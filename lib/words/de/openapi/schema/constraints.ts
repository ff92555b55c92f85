import { selectPlural } from '../../../select-plural';
import { LOCALE } from '../../locale';

/** Formats that have words. */
export const formats = {
  'date-time': 'Datum und Uhrzeit',
  date: 'Datum',
  time: 'Uhrzeit',
  duration: 'Dauer',
  email: 'E-Mail-Adresse',
  hostname: 'Hostname',
  password: 'Passwort',
  uri: 'URI',
  uuid: 'UUID',
  ipv4: 'IPv4-Adresse',
  ipv6: 'IPv6-Adresse',
  byte: 'Base64',
  binary: 'Binärdaten',
};
/** Part of the digits of a number. */
export const decimals = (count: string): string => `davon ${count} nach dem Komma`;
export const encodedAs = (encoding: string): string => `kodiert als ${encoding}`;
export const contentIs = (media: string): string => `Inhalt ist ${media}`;

export const multipleOf = (step: string): string => `ein Vielfaches von ${step}`;
export const noItemTwice: string = 'kein Element doppelt';
export const noOtherProperties: string = 'keine anderen Eigenschaften';
export const noFurtherItems: string = 'keine weiteren Elemente';
export const noOtherItems: string = 'keine anderen Elemente';
export const readOnly: string = 'nur lesbar';
export const writeOnly: string = 'nur schreibbar';
export const required: string = 'erforderlich';
export const defaultIs = (value: string): string => `Standardwert ${value}`;

export const xmlAttribute: string = 'Attribut in XML';
export const xmlText: string = 'Text in XML';
export const xmlCdata: string = 'CDATA in XML';
export const xmlNone: string = 'kein eigenes Element in XML';
export const xmlNamed = (name: string): string => `heißt ${name} in XML`;
export const xmlPrefix = (prefix: string): string => `mit dem Präfix ${prefix} in XML`;
export const xmlNamespace = (namespace: string): string => `XML-Namensraum ${namespace}`;
export const xmlWrapped: string = 'ein Element um alle Elemente der Liste in XML';

/** Stages before a release, as extensions name them. */
export const stages = {
  experimental: 'experimentell',
  alpha: 'Alpha',
  beta: 'Beta',
  preview: 'Vorschau',
  draft: 'Entwurf',
  development: 'in Entwicklung',
};
export const addedIn = (version: string): string => `neu in Version ${version}`;
export const deprecatedIn = (version: string): string => `veraltet seit Version ${version}`;

export const noProperties: string = 'keine Eigenschaften';
export const requires = (names: string): string => `erfordert ${names}`;
export const requiresWith = (name: string, others: string): string =>
  `erfordert ${name} zusammen mit ${others}`;
export const names = (constraint: string): string => `Namen: ${constraint}`;
export const andMore = (shown: string, count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${shown} und ${count} weiterer`,
    other: `${shown} und ${count} weitere`,
  });
/** Values of a discriminator. */
export const valueOr = (value: string, other: string): string => `${value} oder ${other}`;
export const orOneOfMore = (shown: string, count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${shown} oder ${count} weiterer`,
    other: `${shown} oder einer von ${count} weiteren`,
  });
export const valuesFor = (values: string, schema: string): string => `${values} für ${schema}`;
