import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const decoder: string = 'Décodeur de réponses';
export const field: string = 'Une réponse, une ligne de journal ou ce que {} a affiché';
export const masking: string = 'Les numéros de carte sont masqués dès qu’ils apparaissent ici.';
export const masked = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: 'Un numéro de carte a été masqué.',
    other: `${count} numéros de carte ont été masqués.`,
  });
export const explain: string = 'Expliquer';
export const clear: string = 'Effacer';

export const noResponse: string = 'Aucune réponse dans ce texte';
export const whatToPaste: string =
  'Collez un corps JSON, une ligne de journal qui en contient un, ou ce que curl a affiché.';
export const noCode: string = 'Il ne contient aucun code de cette page';
export const howCodesAreFound: string =
  'Les codes se reconnaissent au nom de leur champ, tel qu’il figure dans les listes ci-dessous.';
export const body: string = 'Corps';
export const guide: string = 'Guide\u00a0: {}';
