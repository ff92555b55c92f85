export const lab: string = 'Signaturlabor';
export const ready: string = 'Bereit: Dieser Browser hat das bekannte Ergebnis oben verifiziert.';
export const notVerified: string =
  'Dieser Browser verifiziert das bekannte Ergebnis oben nicht. Verlassen Sie sich nicht auf das, was das Labor sagt.';
export const impossible: string =
  'Browser berechnen Signaturen nur auf Seiten, die über HTTPS ausgeliefert werden. Verifizieren Sie wie oben beschrieben von Hand.';

export const header: string = 'Header {}';
export const secret: string = 'Secret';
export const formerSecret: string = 'Secret vor der Rotation, falls es eines gab';
export const verify: string = 'Verifizieren';
export const fillKnown: string = 'Bekanntes Ergebnis eintragen';
export const forgetAll: string = 'Alles vergessen';

export const body: string = 'Body';
export const chooseFile: string = 'Datei wählen';
export const takeOut: string = 'Entfernen';
export const letGo: string = 'Zum Übernehmen loslassen.';
export const bytesAsTheyAre: string = 'Die Bytes werden so verifiziert, wie sie sind.';
export const pastedText: string =
  'Ein eingefügter Text hat seine Zeilenenden (CRLF) und sein Byte Order Mark verloren. Um genau die empfangenen Bytes zu verifizieren, speichern Sie den unveränderten Body, und ziehen Sie die Datei auf diese Seite.';
export const oneFile: string = 'Bitte nur eine Datei: Es wurde nichts gelesen.';
export const tooLarge = (limit: string): string =>
  `Ein Body hat höchstens ${limit}: Es wurde nichts gelesen.`;
export const notRead = (file: string): string => `${file} konnte nicht gelesen werden.`;
