export const lineEndAdded: string =
  'Le corps est suivi d’une fin de ligne qui n’a pas été envoyée.';
export const markAdded: string =
  'Le corps commence par un indicateur d’ordre des octets (BOM) qui n’a pas été envoyé.';
export const spaceAdded: string = 'Le corps est entouré d’espaces qui n’ont pas été envoyées.';
export const lineEndMissing: string =
  'Une fin de ligne a été envoyée après le corps, et manque ici.';
export const crlfMissing: string =
  'Une fin de ligne (CRLF) a été envoyée après le corps, et manque ici.';
export const lfToCrlf: string = 'Les fins de ligne du corps étaient LF, et sont CRLF ici.';
export const crlfToLf: string = 'Les fins de ligne du corps étaient CRLF, et sont LF ici.';
export const rewritten = (form: string): string =>
  `Le corps a été analysé puis réécrit. Il a été signé ${form}.`;
export const rewrittenWithLineEnd = (form: string): string =>
  `Le corps a été analysé puis réécrit. Il a été signé ${form}, suivi d’une fin de ligne.`;
export const layouts: Readonly<
  Record<'compact' | 'twoSpaces' | 'python' | 'colons' | 'fourSpaces' | 'tabs', string>
> = {
  compact: 'sous forme compacte',
  twoSpaces: 'avec un retrait de 2\u00a0espaces',
  python: 'avec des espaces après les virgules et les deux-points, comme l’écrit Python',
  colons: 'avec une espace après chaque deux-points',
  fourSpaces: 'avec un retrait de 4\u00a0espaces',
  tabs: 'avec un retrait par tabulations',
};
export const sorted = (layout: string): string => `${layout}, avec des clés triées`;
export const unicodeEscaped = (form: string): string =>
  `${form}, avec des séquences d’échappement \\u`;
export const slashesEscaped = (form: string): string =>
  `${form}, avec des barres obliques échappées, comme l’écrit PHP`;
export const markupEscaped = (form: string): string =>
  `${form}, avec <, > et & échappés, comme l’écrit Go`;

export const secretHasSpace: string = 'Le secret est entouré d’espaces qui n’en font pas partie.';
export const secretIsQuoted: string = 'Le secret est entre guillemets, qui n’en font pas partie.';
export const secretHadLineEnd: string =
  'La signature a été faite avec une fin de ligne après le secret.';
export const secretWasHex: string =
  'La signature a été faite avec les octets dont le secret est la forme hexadécimale.';
export const secretWasBase64: string =
  'La signature a été faite avec les octets dont le secret est la forme Base64.';

export const signatureIsQuoted: string =
  'La signature est entre guillemets, qui n’en font pas partie.';
export const signatureHasPrefix: string = 'La signature a un préfixe qui n’en fait pas partie.';
export const signatureIsForAddresses: string =
  'La signature est en Base64 pour adresses, ou a perdu son remplissage.';
export const signatureIsHex: string = 'La signature est en hexadécimal, et devrait être en Base64.';
export const signatureIsBase64: string =
  'La signature est en Base64, et devrait être en hexadécimal.';
export const signatureIsOfDigits: string =
  'La signature est le Base64 des chiffres hexadécimaux, et non des octets.';
export const otherHash = (hash: string, right: string): string =>
  `La signature a été faite avec ${hash}, et devrait l’être avec ${right}.`;
export const otherEvent = (event: string): string =>
  `La signature est celle de l’exemple de ${event}, et le corps en est un autre.`;
