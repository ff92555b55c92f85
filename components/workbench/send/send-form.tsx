'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { RUNNER_SETTINGS } from '@/.generated/runner';
import { useEnvironment } from '@/components/ui/use-environment';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { sandboxKey } from '@/lib/workbench/send/sandbox-key';
import type { SandboxOperation } from '@/lib/workbench/send/send-fields';
import { BodyEditor } from './body-editor';
import { KeyField } from './key-field';
import { ParameterFields } from './parameter-fields';
import { SendActions } from './send-actions';
import { SendStatus } from './send-status';
import styles from './send.module.css';
import { formatSentTitle, SentPanel, type SentResponse } from './sent-panel';
import { showSentTab } from './sent-store';
import { StatusChoice } from './status-choice';
import {
  countErrors,
  findRequestErrors,
  NO_ERRORS,
  type RequestChecks,
  useRequestEdit,
} from './use-request-edit';
import { useSending } from './use-sending';

const { apiBases, paths, production, productionKey, testCards } = RUNNER_SETTINGS;

/** Pattern of production keys; `undefined` where the provider names none. */
const PRODUCTION_KEY = productionKey === undefined ? undefined : new RegExp(productionKey);

export type SendFormProps = {
  of: SandboxOperation;
  /** Request of the chosen example. */
  base: SampleRequest;
  /** Loads what checks a request against its document; `undefined` where that is impossible. */
  loadChecks: (of: SandboxOperation) => Promise<RequestChecks | undefined>;
  /** Receives the request that the fields make, which the sample shows; `undefined` when the form closes. */
  onRequest: (request: SampleRequest | undefined) => void;
};

/** Form that fills in the request of an operation and sends it to the sandbox of this host. */
export function SendForm({ of, base, loadChecks, onRequest }: SendFormProps) {
  const environment = useEnvironment() ?? 'prod';
  const own = apiBases[environment];
  const server = { own, sandbox: apiBases.test, path: paths[of.api] ?? '', production };
  const edit = useRequestEdit(of, base);
  const { request, texts, body } = edit;
  const { state, setState, send, cancel } = useSending({ server, testCards }, (response) =>
    showResponse(of, response),
  );
  const [checks, setChecks] = useState<RequestChecks>();
  const errors = useMemo(
    () => (checks ? findRequestErrors(checks, of, { texts, body }) : NO_ERRORS),
    [checks, of, texts, body],
  );
  const [keyError, setKeyError] = useState('');
  const keyField = useRef<HTMLInputElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  useEffect(() => onRequest(request), [onRequest, request]);
  useEffect(() => () => onRequest(undefined), [onRequest]);

  /** Takes the key over from its field, if that is there. Returns whether there is a key. */
  const takeKey = () => {
    const field = keyField.current;
    if (!field) return true;
    const error = sandboxKey.take(field.value, PRODUCTION_KEY);
    field.value = '';
    setKeyError(error);
    if (error !== '') field.focus();
    // The field makes room for the remark that a key is held.
    else if (document.activeElement === field) sendButton.current?.focus();
    return error === '';
  };
  const press = async () => {
    setState({ kind: 'checking' });
    const loaded = checks ?? (await loadChecks(of).catch(() => undefined));
    if (loaded) setChecks(loaded);
    const count = loaded ? countErrors(findRequestErrors(loaded, of, edit)) : 0;
    if (count > 0) setState({ kind: 'invalid', count });
    else sendAsItIs();
  };
  const sendAsItIs = () => (takeKey() ? void send(request) : setState({ kind: 'idle' }));
  return (
    // Without React nothing of it is sent anywhere: `dialog` has no address, and no field a name.
    <form
      className={styles.form}
      method="dialog"
      noValidate
      aria-label="Send to sandbox"
      onSubmit={(event) => {
        event.preventDefault();
        if (state.kind !== 'sending' && state.kind !== 'checking') void press();
      }}
    >
      <ParameterFields
        fields={of.fields}
        texts={texts}
        errors={errors.fields}
        onChange={edit.setField}
      />
      {body !== undefined && (
        <BodyEditor text={body} errors={errors.body} onChange={edit.setBody} />
      )}
      {environment === 'local' && (
        <StatusChoice statuses={of.statuses} status={edit.status} onChange={edit.setStatus} />
      )}
      {request.keys.length > 0 && <KeyField field={keyField} base={own} error={keyError} />}
      <SendActions {...{ state, cancel }} button={sendButton} base={own} force={sendAsItIs} />
      <SendStatus state={state} host={new URL(own).host} canRepeat={false} />
    </form>
  );
}

/** Shows a response beside the documented ones. */
function showResponse(of: SandboxOperation, response: SentResponse): void {
  showSentTab(of, {
    key: String(response.at.getTime()),
    title: formatSentTitle(response),
    panel: <SentPanel response={response} />,
    hasPanels: true,
  });
}
