/** Problems of one operation. */
export const idTwice = (id: string, operation: string): string =>
  `„${id}“ ist auch die operationId von ${operation}.`;
export const encodingNeedsForm = (key: string): string =>
  `${key} beschreibt, wie die Teile eines Teils gesendet werden, und gilt nur, wo dessen contentType ein Formular ist: Geben Sie ihm eines, oder entfernen Sie ${key}.`;
export const encodingNeedsMultipart = (key: string): string =>
  `${key} beschreibt, wie die Teile eines Teils gesendet werden, und gilt nur, wo dessen contentType multipart ist: Geben Sie ihm einen solchen, oder entfernen Sie ${key}.`;
export const bodyTwice: string = 'Eine Operation hat nur einen Body; der letzte gilt.';
export const formBesideBody = (name: string): string =>
  `Wo es einen Body gibt, wird nur er gesendet, und „${name}“ nicht.`;
export const exampleWithoutValue: string = 'Das Beispiel enthält keinen Wert.';

export const parameterTwice = (name: string): string =>
  `„${name}“ ist mehrmals aufgeführt; der letzte Eintrag gilt.`;
export const parameterUnused = (name: string): string =>
  `Der Pfad hat kein ${name}, für das dieser Parameter stehen könnte.`;
export const parameterMissing = (name: string): string =>
  `Der Pfad hat ${name}, aber kein Pfadparameter dieses Namens ist beschrieben.`;
export const parameterWithoutName: string = 'Ein Parameter braucht einen Namen.';
export const parameterWithoutIn: string =
  'Ein Parameter braucht „in“: path, query, querystring, header oder cookie.';
export const parameterWithOtherIn = (location: string): string =>
  `Ein Parameter braucht „in“: path, query, querystring, header oder cookie, nicht „${location}“.`;
export const schemaAndContent: string =
  'Was ein Schema hat, braucht kein „content“: Es gilt das Schema. Entfernen Sie eines von beiden.';
export const severalContents: string =
  'Ein Parameter oder Header hat nur einen Medientyp: Der erste gilt.';
export const headerIgnored = (name: string): string =>
  `Der Header ${name} ist in OpenAPI 3 kein Parameter: Er folgt aus Authentifizierung und Medientypen.`;
export const otherStyle = (style: string, location: string, written: string): string =>
  `Den Stil „${style}“ gibt es nicht für Parameter in „${location}“: Geschrieben wird im Stil „${written}“.`;

export const schemeNotFound = (name: string): string =>
  `Kein Authentifizierungsschema heißt „${name}“.`;
export const linkToNothing = (link: string): string =>
  `Der Link „${link}“ führt zu keiner Operation dieses Dokuments.`;
export const linkToRef = (link: string, ref: string): string =>
  `Der Link „${link}“ führt zu keiner Operation dieses Dokuments: Unter ${ref} ist keine bekannt.`;
export const linkToId = (link: string, id: string): string =>
  `Der Link „${link}“ führt zu keiner Operation dieses Dokuments: Keine heißt „${id}“.`;
