import { selectPlural } from '../../../select-plural';
import { LOCALE } from '../../locale';

export const noSignature: string = 'Keine Signatur zum Verifizieren';
export const pasteHeader: string =
  'Fügen Sie den Wert von {} ein. Eine Anfrage ohne diesen Header ist nicht von uns.';
export const noMatch: string = 'Keine Signatur stimmt überein';
export const noMatchBecause: string = 'Keine Signatur stimmt überein. Der Grund:';
export const unexplained: string =
  'Keine der üblichen Änderungen erklärt es: Zeilenenden, Leerraum, neu geschriebenes JSON, Hex statt Base64, ein anderer Hash, das Beispiel eines anderen Ereignisses.';
export const likely: string =
  'Höchstwahrscheinlich gehört das Secret zu einem anderen Webhook, oder der Body ist nicht der, mit dem dieser Header kam.';
export const saveBody: string =
  'Wenn beide stimmen, speichern Sie den unveränderten Body, und verifizieren Sie die Datei.';

export const signedByUs: string = 'Von uns signiert';
export const madeWithSecret: string = 'Die Signatur wurde mit dem Secret erstellt.';
export const madeWithFormer: string =
  'Die Signatur wurde mit dem Secret vor der Rotation erstellt.';
export const oneMadeWithSecret = (number: number, count: number): string =>
  `Signatur ${number} von ${count} wurde mit dem Secret erstellt. Eine Übereinstimmung genügt.`;
export const oneMadeWithFormer = (number: number, count: number): string =>
  `Signatur ${number} von ${count} wurde mit dem Secret vor der Rotation erstellt. Eine Übereinstimmung genügt.`;
export const formerEnds: string =
  'Es endet, wenn seine Zeit abgelaufen ist: Hinterlegen Sie das neue in Ihrem Empfänger.';
export const timeIsOff: string = 'Die Zeit ist nicht die, die ein Empfänger erwartet';

export const justNow: string = 'Das Ereignis war vor weniger als einer Minute.';
export const happened = (ago: string): string => `Das Ereignis war ${ago}.`;
export const replay = (ago: string, hours: number): string =>
  `Das Ereignis war ${ago}. Nach ${hours} Stunden wird nichts erneut gesendet: Behandeln Sie es als Replay.`;
export const inMinutes = (count: number): string =>
  selectPlural(LOCALE, count, { one: `in ${count} Minute`, other: `in ${count} Minuten` });
export const inHours = (count: number): string =>
  selectPlural(LOCALE, count, { one: `in ${count} Stunde`, other: `in ${count} Stunden` });
export const inDays = (count: number): string =>
  selectPlural(LOCALE, count, { one: `in ${count} Tag`, other: `in ${count} Tagen` });
export const happens = (when: string): string =>
  `Das Ereignis ist erst ${when}: Die Uhr dieses Geräts geht falsch, oder der Body ist erfunden.`;
