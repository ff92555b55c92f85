import { goNative } from '@scalar/snippetz/plugins/go/native';
import { BASIC, type Dialect, printBasicKey } from './frame';
import { printVisibleJson, quoteDouble } from './literal';
import { isFromFile } from './snippet-body';

/** Prints JSON between backticks, where only a backtick is special, which JSON can escape. */
function printRawString(json: string): string {
  const [first = '', ...rest] = json.replaceAll('`', '\\u0060').split('\n');
  return `\`${[first, ...rest.map((line) => `\t${line}`)].join('\n')}\``;
}

const READ_FILE =
  '\tfile, err := os.ReadFile("YOUR_FILE")\n\tif err != nil {\n\t\tpanic(err)\n\t}\n\n';

/** Go with `net/http`. */
export const go: Dialect = {
  plugin: goNative,
  quote: quoteDouble,
  key: (variable) => `os.Getenv("${variable}")`,
  // `url` is the package here: the variable is not declared before the statement ends.
  queryKey: (key) => `url.QueryEscape(${key})`,
  basic: () => BASIC,
  plus: ' + ',
  json: (value) => printRawString(printVisibleJson(value)),
  file: 'string(file)',
  finish: (frame, request) => {
    const { keys, body } = request;
    return frame
      .replace('\t"net/http"\n', (line) =>
        [
          line,
          ...(keys.some((key) => key.in === 'query') ? ['\t"net/url"\n'] : []),
          ...(keys.length > 0 || isFromFile(body) ? ['\t"os"\n'] : []),
        ].join(''),
      )
      .replace('\tpayload := ', (line) => (isFromFile(body) ? `${READ_FILE}${line}` : line))
      .replace(
        `req.Header.Add("Authorization", "Basic ${BASIC}")`,
        `req.SetBasicAuth(${printBasicKey(request, go) ?? ''}, "")`,
      )
      .replace(
        'res, _ := http.DefaultClient.Do(req)\n',
        'res, err := http.DefaultClient.Do(req)\n\tif err != nil {\n\t\tpanic(err)\n\t}\n',
      )
      .replace(
        /\tfmt\.Println\(res\)\n\tfmt\.Println\(string\(body\)\)\n+\}/,
        '\tfmt.Println(res.StatusCode, string(body))\n}',
      );
  },
};
