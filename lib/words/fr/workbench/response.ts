import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const sent = (time: string): string => `Envoyé à ${time}`;
export const pasted = (time: string): string => `Collé à ${time}`;

export const noMedia: string = 'sans type de média';
export const notShown = (size: string, media: string): string =>
  `Non affiché\u00a0: ${size} qui ne sont pas du texte (${media}).`;
export const cutAfter = (size: string): string => `Coupé après ${size}.`;
export const cut = (size: string): string =>
  `Coupé\u00a0: voici le début d’une réponse de ${size}.`;
export const noBody = (status: number): string => `La réponse ${status} n’a pas de corps.`;
export const noJson = (media: string): string =>
  `Ce n’est pas du JSON, bien que le type de média l’affirme (${media}).`;
export const otherMedia = (media: string): string => `Ce n’est pas du JSON, mais ${media}.`;
export const unknownMedia: string = 'Ce n’est pas du JSON, et le type de média manque.';

export const documented: string = 'Conforme au document.';
export const differs: string = 'Différences avec le document\u00a0:';
export const follow: string = 'Appels suivants';
export const next: string = 'Ensuite';
export const headers = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} en-tête qu’une page peut lire`,
    other: `${count} en-têtes qu’une page peut lire`,
  });
export const forTicket: string = 'Pour un ticket, en Markdown';
export const ticket: string = 'Markdown pour un ticket';
export const requestId = (id: string): string => `identifiant de requête \`${id}\``;
export const ticketHasNoBody: string = 'Pas de corps.';
