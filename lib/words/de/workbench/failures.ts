export const redirect = (host: string): string =>
  `${host} hat mit einer Weiterleitung geantwortet, der nicht gefolgt wurde, damit Ihr Schlüssel hier bleibt: Korrigieren Sie die Adresse.`;
export const timeoutRepeatable = (host: string, seconds: string): string =>
  `${host} hat innerhalb von ${seconds} Sekunden nicht geantwortet, und das Ergebnis ist unbekannt: Sie können die Anfrage gefahrlos noch einmal senden.`;
export const timeout = (host: string, seconds: string): string =>
  `${host} hat innerhalb von ${seconds} Sekunden nicht geantwortet, und das Ergebnis ist unbekannt: Finden Sie heraus, was geschehen ist, bevor Sie die Anfrage noch einmal senden.`;
export const refused = (host: string): string =>
  `${host} ist erreichbar, lässt diese Seite die Antwort aber nicht lesen (CORS). Ob die Anfrage ausgeführt wurde, ist offen: Führen Sie den curl-Befehl aus, und fügen Sie seine Ausgabe ein.`;
export const localDown = (host: string): string =>
  `Unter ${host} antwortet nichts: Starten Sie den lokalen API-Host mit npm start.`;
export const down = (host: string): string =>
  `${host} ist nicht erreichbar: Prüfen Sie die Statusseite und ob eine Firewall oder Erweiterung den Zugriff blockiert.`;
export const brokenRepeatable = (host: string): string =>
  `Die Antwort von ${host} ist abgebrochen, und das Ergebnis ist unbekannt: Sie können die Anfrage gefahrlos noch einmal senden.`;
export const broken = (host: string): string =>
  `Die Antwort von ${host} ist abgebrochen, und das Ergebnis ist unbekannt: Finden Sie heraus, was geschehen ist, bevor Sie die Anfrage noch einmal senden.`;
export const offline: string =
  'Dieses Gerät ist offline: Stellen Sie eine Verbindung her, und senden Sie dann noch einmal.';
