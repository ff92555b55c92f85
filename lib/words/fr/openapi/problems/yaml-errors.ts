/** Advice on errors, by the code of the reader. */
export const fixes = {
  ALIAS_PROPS: 'Un alias est seul\u00a0: supprimez l’ancre ou le tag.',
  BAD_ALIAS: 'Donnez un nom à l’ancre ou à l’alias, et laissez une espace avant les deux-points.',
  BAD_DIRECTIVE: 'Supprimez la ligne qui commence par %.',
  BAD_DQ_ESCAPE: 'Doublez la barre oblique inverse, ou utilisez des guillemets simples.',
  BAD_INDENT: 'Alignez-le sur ce dont il fait partie.',
  BAD_SCALAR_START: 'Mettez la valeur entre guillemets.',
  BLOCK_AS_IMPLICIT_KEY:
    'Mettez entre guillemets une valeur avec deux-points et espace, ou commencez-la sur sa propre ligne.',
  DUPLICATE_KEY: 'Supprimez l’une des deux.',
  BLOCK_IN_FLOW:
    'Mettez une virgule entre les membres, ou une valeur avec deux-points entre guillemets.',
  KEY_OVER_1024_CHARS:
    'Mettez un long texte entre guillemets, ou sur ses propres lignes après une clé et |.',
  MISSING_CHAR: 'Ajoutez-le, ou mettez le texte entre guillemets.',
  MULTILINE_IMPLICIT_KEY:
    'Une clé et ses deux-points tiennent sur une ligne\u00a0; mettez un texte plus long entre guillemets.',
  TAB_AS_INDENT: 'Utilisez des espaces.',
  UNEXPECTED_TOKEN: 'Supprimez-le, ou mettez le texte entre guillemets.',
};
/** `reason` is a sentence of the reader, in English. */
export const notYaml = (place: string, reason: string): string =>
  `Le document n’est pas du YAML\u00a0: ${place}\u00a0: ${reason}`;
export const notJson = (place: string, reason: string): string =>
  `Le document n’est pas du JSON\u00a0: ${place}\u00a0: ${reason}.`;
export const notJsonButYaml = (place: string, reason: string): string =>
  `Le document n’est pas du JSON\u00a0: ${place}\u00a0: ${reason}. Il a été lu comme YAML.`;
export const tooDeep = (place: string): string =>
  `Le document, ${place}\u00a0: il est trop imbriqué pour être lu. Déplacez les schémas intérieurs dans «\u00a0components\u00a0».`;
export const severalDocuments = (place: string): string =>
  `Seul le premier document de ce fichier est lu\u00a0; un autre commence\u00a0: ${place}.`;
export const noKeys = (start: string): string =>
  `Le texte n’est ni du JSON ni du YAML avec des clés\u00a0: il commence par «\u00a0${start}\u00a0».`;
export const tooManyAliases = (count: string): string =>
  `les alias répètent plus de ${count} valeurs. À partir d’ici ils sont omis\u00a0: écrivez les parties communes dans «\u00a0components\u00a0» avec $ref.`;
export const aliasInItself = (alias: string): string =>
  `l’alias *${alias} se trouve dans sa propre ancre. Utilisez $ref pour ce qui renvoie à soi-même.`;
export const aliasNotFound = (alias: string): string =>
  `aucune ancre &${alias} ne précède cet alias. Ajoutez-la, ou mettez entre guillemets une valeur qui commence par *.`;
export const leadingZero = (number: string): string =>
  `${number} sans guillemets est un autre nombre pour chaque lecteur. Il est montré tel qu’il est écrit\u00a0; mettez-le entre guillemets.`;
export const mergeNotObject: string = '<< prend un alias d’un objet, ou une liste de tels alias.';
export const keyNotText: string = 'une clé est un texte\u00a0; celle-ci est omise.';
