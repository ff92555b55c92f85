/** Formats that have words. */
export const formats = {
  'date-time': 'date and time',
  date: 'date',
  time: 'time',
  duration: 'duration',
  email: 'email',
  hostname: 'hostname',
  password: 'password',
  uri: 'URI',
  uuid: 'UUID',
  ipv4: 'IPv4 address',
  ipv6: 'IPv6 address',
  byte: 'Base64',
  binary: 'binary data',
};
/** Part of the digits of a number. */
export const decimals = (count: string): string => `${count} of them decimals`;
export const encodedAs = (encoding: string): string => `encoded as ${encoding}`;
export const contentIs = (media: string): string => `content is ${media}`;

export const multipleOf = (step: string): string => `a multiple of ${step}`;
export const noItemTwice: string = 'no item twice';
export const noOtherProperties: string = 'no other properties';
export const noFurtherItems: string = 'no further items';
export const noOtherItems: string = 'no other items';
export const readOnly: string = 'read only';
export const writeOnly: string = 'write only';
export const required: string = 'required';
export const defaultIs = (value: string): string => `default ${value}`;

export const xmlAttribute: string = 'attribute in XML';
export const xmlText: string = 'text in XML';
export const xmlCdata: string = 'CDATA in XML';
export const xmlNone: string = 'no element of its own in XML';
export const xmlNamed = (name: string): string => `named ${name} in XML`;
export const xmlPrefix = (prefix: string): string => `with the prefix ${prefix} in XML`;
export const xmlNamespace = (namespace: string): string => `XML namespace ${namespace}`;
export const xmlWrapped: string = 'one element around all items in XML';

/** Stages before a release, as extensions name them. */
export const stages = {
  experimental: 'experimental',
  alpha: 'alpha',
  beta: 'beta',
  preview: 'preview',
  draft: 'draft',
  development: 'development',
};
export const addedIn = (version: string): string => `added in version ${version}`;
export const deprecatedIn = (version: string): string => `deprecated in version ${version}`;

export const noProperties: string = 'no properties';
export const requires = (names: string): string => `requires ${names}`;
export const requiresWith = (name: string, others: string): string =>
  `requires ${name} with ${others}`;
export const names = (constraint: string): string => `names: ${constraint}`;
export const andMore = (shown: string, count: number): string => `${shown} and ${count} more`;
/** Values of a discriminator. */
export const valueOr = (value: string, other: string): string => `${value} or ${other}`;
export const orOneOfMore = (shown: string, count: number): string =>
  `${shown} or one of ${count} more`;
export const valuesFor = (values: string, schema: string): string => `${values} for ${schema}`;
