/** What code of a language needs before it runs; a command follows. */
export const needs = {
  curl: 'D’abord dans ce shell\u00a0:',
  javascript: 'Node 18 ou plus récent\u00a0:',
  python: 'pip install requests, puis\u00a0:',
  php: 'PHP avec son extension curl\u00a0:',
  java: 'Java 17 ou plus récent\u00a0:',
  csharp: 'Program.cs d’un projet console, .NET 7 ou plus récent\u00a0:',
  ruby: 'Ruby seul\u00a0:',
  go: 'Go seul\u00a0:',
};
