import { selectPlural } from '../../../select-plural';
import { LOCALE } from '../../locale';

export const noSignature: string = 'Aucune signature à vérifier';
export const pasteHeader: string =
  'Collez la valeur de {}. Une requête sans cet en-tête ne vient pas de nous.';
export const noMatch: string = 'Aucune signature ne correspond';
export const noMatchBecause: string = 'Aucune signature ne correspond. En voici la raison\u00a0:';
export const unexplained: string =
  'Aucun des changements habituels ne l’explique\u00a0: fins de ligne, espaces, JSON réécrit, hexadécimal au lieu de Base64, autre hachage, exemple d’un autre événement.';
export const likely: string =
  'Le plus probable est que le secret soit celui d’un autre webhook, ou que le corps ne soit pas celui qui accompagnait cet en-tête.';
export const saveBody: string =
  'Si les deux sont corrects, enregistrez le corps brut et vérifiez le fichier.';

export const signedByUs: string = 'Signé par nous';
export const madeWithSecret: string = 'La signature a été faite avec le secret.';
export const madeWithFormer: string =
  'La signature a été faite avec le secret d’avant la rotation.';
export const oneMadeWithSecret = (number: number, count: number): string =>
  `La signature ${number} sur ${count} a été faite avec le secret. Une seule correspondance suffit.`;
export const oneMadeWithFormer = (number: number, count: number): string =>
  `La signature ${number} sur ${count} a été faite avec le secret d’avant la rotation. Une seule correspondance suffit.`;
export const formerEnds: string =
  'Il cesse d’être valable à son échéance\u00a0: installez le nouveau dans votre récepteur.';
export const timeIsOff: string = 'L’heure n’est pas celle qu’un récepteur attend';

export const justNow: string = 'L’événement a eu lieu il y a moins d’une minute.';
export const happened = (ago: string): string => `L’événement a eu lieu ${ago}.`;
export const replay = (ago: string, hours: number): string =>
  `L’événement a eu lieu ${ago}. Rien n’est renvoyé après ${hours}\u00a0heures\u00a0: traitez-le comme un rejeu.`;
export const inMinutes = (count: number): string =>
  selectPlural(LOCALE, count, { one: `dans ${count} minute`, other: `dans ${count} minutes` });
export const inHours = (count: number): string =>
  selectPlural(LOCALE, count, { one: `dans ${count} heure`, other: `dans ${count} heures` });
export const inDays = (count: number): string =>
  selectPlural(LOCALE, count, { one: `dans ${count} jour`, other: `dans ${count} jours` });
export const happens = (when: string): string =>
  `L’événement n’aura lieu que ${when}\u00a0: l’horloge de cet appareil est déréglée, ou le corps a été inventé.`;
