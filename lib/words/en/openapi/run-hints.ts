/** What code of a language needs before it runs; a command follows. */
export const needs = {
  curl: 'In this shell first:',
  javascript: 'Node 18 or newer:',
  python: 'pip install requests, then:',
  php: 'PHP with its curl extension:',
  java: 'Java 17 or newer:',
  csharp: 'Program.cs of a console project, .NET 7 or newer:',
  ruby: 'Ruby alone:',
  go: 'Go alone:',
};
