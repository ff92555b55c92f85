import { printVisibleJson, quoteDouble as quote } from './literal';
import { hasFile, READER_FILE } from './snippet-body';
import { joinLines, printParts, type SnippetRequest, type Syntax } from './snippet-parts';

const SYNTAX: Syntax = {
  quote,
  readKey: (variable) => `os.Getenv("${variable}")`,
  // `url` is the package here: the variable is not declared before the statement ends.
  encodeKey: (key) => `url.QueryEscape(${key})`,
  plus: ' + ',
  // Between backticks only a backtick is special, which JSON can escape.
  json: (value) =>
    `\`${printVisibleJson(value).replaceAll('`', '\\u0060').replaceAll('\n', '\n\t')}\``,
  pieces: (pieces) =>
    pieces.map((one) => (one === READER_FILE ? 'string(file)' : quote(one))).join(' +\n\t\t'),
};

const READ_FILE = `	file, err := os.ReadFile("YOUR_FILE")
	if err != nil {
		panic(err)
	}
`;

const SEND = `	res, err := http.DefaultClient.Do(req)
	if err != nil {
		panic(err)
	}

	defer res.Body.Close()
	body, _ := io.ReadAll(res.Body)

	fmt.Println(res.StatusCode, string(body))
}`;

/** Prints a request with `net/http`. */
export function printGo(request: SnippetRequest): string {
  const { method, keys } = request;
  const { url, user, password, headers, body } = printParts(request, SYNTAX);
  const fromFile = hasFile(request.body);
  return joinLines([
    'package main\n',
    'import (',
    '\t"fmt"',
    '\t"io"',
    '\t"net/http"',
    keys.some((key) => key.in === 'query') && '\t"net/url"',
    (keys.length > 0 || fromFile) && '\t"os"',
    body && '\t"strings"',
    ')\n',
    'func main() {',
    `\turl := ${url}\n`,
    fromFile && READ_FILE,
    body && `\tpayload := strings.NewReader(${body})\n`,
    `\treq, _ := http.NewRequest(${quote(method)}, url, ${body ? 'payload' : 'nil'})\n`,
    user && `\treq.SetBasicAuth(${user}, ${password ?? quote('')})`,
    ...headers.map(([name, value]) => `\treq.Header.Add(${quote(name)}, ${value})`),
    (user !== undefined || headers.length > 0) && '',
    SEND,
  ]);
}
