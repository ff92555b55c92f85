/** What code of a language needs before it runs; a command follows. */
export const needs = {
  curl: 'In dieser Shell zuerst:',
  javascript: 'Node 18 oder neuer:',
  python: 'pip install requests, dann:',
  php: 'PHP mit der Erweiterung curl:',
  java: 'Java 17 oder neuer:',
  csharp: 'Program.cs eines Konsolenprojekts, .NET 7 oder neuer:',
  ruby: 'Nur Ruby:',
  go: 'Nur Go:',
};
