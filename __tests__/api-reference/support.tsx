import { render } from '@testing-library/react';
import { DeferredRows } from '@/components/api-reference/live/live-view';
import { OperationArticle } from '@/components/api-reference/operation/operation-article';
import { SchemaField } from '@/components/api-reference/schema/schema-content';
import type { View } from '@/components/api-reference/state/view';
import type { ApiIndex, Json, JsonObject } from '@/lib/openapi/core/types';
import { getOperation, toApiOf } from '../openapi/core/support';

/** A view that draws texts as they are. */
export function toView(api: ApiIndex, lazy = false): View {
  return { api, lazy, renderText: (text) => <p>{text}</p>, ...(lazy && { Rows: DeferredRows }) };
}

/** The only operation of a document that tests write: `post /a`. */
export function renderOperation(operation: JsonObject, rest: JsonObject = {}) {
  const api = toApiOf({ '/a': { post: operation } }, {}, rest);
  return render(<OperationArticle operation={getOperation(api, 'post /a')} view={toView(api)} />);
}

type FieldOptions = { schemas?: JsonObject; lazy?: boolean; required?: boolean };

/** One field named `amount`, as it stands in a request body. */
export function renderField(value: Json, options: FieldOptions = {}) {
  const { schemas = {}, lazy = false, required = false } = options;
  return render(
    <ul>
      <SchemaField
        id="body.amount"
        name="amount"
        required={required}
        schema={{ value, pointer: '#/test', openRefs: [] }}
        view={toView(toApiOf({}, schemas), lazy)}
        depth={0}
      />
    </ul>,
  );
}

/** Ends a test that leaves a complaint of React on the console: keys, nesting, unknown attributes. */
export function watchConsole(): void {
  let complaints: jest.SpyInstance;
  beforeEach(() => {
    complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    const calls: unknown[] = complaints.mock.calls;
    complaints.mockRestore();
    expect(calls).toEqual([]);
  });
}
