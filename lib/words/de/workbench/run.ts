import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const run: string = 'Ausführen';
export const cancel: string = 'Abbrechen';
export const against: string = 'gegen {}';
export const succeeded = (steps: number): string =>
  selectPlural(LOCALE, steps, {
    one: 'Der Schritt war erfolgreich.',
    other: `Alle ${steps} Schritte waren erfolgreich.`,
  });
export const running = (step: number, title: string): string =>
  `Schritt ${step}, ${title}, wird ausgeführt …`;
export const stopped = (step: number, title: string, reason: string): string =>
  `Angehalten bei Schritt ${step}, ${title}: ${reason}`;
export const unclear = (step: number, title: string, condition: string): string =>
  `Angehalten bei Schritt ${step}, ${title}: ${condition} ist nicht erfüllt, denn diese Bedingung ist nicht verständlich.`;
export const absent = (step: number, title: string, condition: string): string =>
  `Angehalten bei Schritt ${step}, ${title}: ${condition} ist nicht erfüllt, der Wert fehlt.`;
export const unmet = (step: number, title: string, condition: string, value: string): string =>
  `Angehalten bei Schritt ${step}, ${title}: ${condition} ist nicht erfüllt, der Wert ist ${value}.`;
export const needsOutput = (output: string, step: number): string =>
  `Der Schritt benötigt ${output} aus Schritt ${step}: Führen Sie zuerst jenen Schritt aus.`;
export const noOperation: string = 'Das Dokument enthält die Operation nicht.';
export const notLoaded: string =
  'Ein Teil wurde nicht geladen. Prüfen Sie die Verbindung, und starten Sie noch einmal.';
