import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import mount from '@/browser/form';
import type { FormContent, FormTexts } from '@/content/types';
import { Form } from './form';

const content: FormContent = {
  id: 'f',
  subject: 'Hello',
  fields: [
    { name: 'name', label: 'Full name', kind: 'text' },
    { name: 'email', label: 'E-mail', kind: 'email' },
    { name: 'message', label: 'Message', kind: 'message', rows: 8 },
  ],
  submit: 'Send',
};
const texts: FormTexts = {
  notConnected: 'Not connected: {mail}',
  notConnectedEmpty: 'Not connected, empty: {mail}',
  required: 'All required',
  reply: 'Address or number',
  about: 'About: {topic}',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed: {mail}',
  refused: 'Refused: {mail}',
  tooLarge: 'Too large: {mail}',
  tooMany: 'Too many, {wait}: {mail}',
  wait: 'in {seconds} s',
  waitUnknown: 'later',
  spamSuspected: 'Spam: {mail}',
  honeypot: 'Leave empty',
  noScript: '',
};
const endpoint = 'https://forms.example/';
// jsdom has no layout and doesn't implement this method.
Element.prototype.scrollIntoView = () => undefined;

// Tests fill in forms so quickly that the forms delay the submission. Fake timers skip this delay.
jest.useFakeTimers();
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const fetchStub = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  globalThis.fetch = fetchStub as unknown as typeof fetch;
  fetchStub.mockReset();
});

/** Returns a mock with the members of `Response` that the form uses. jsdom doesn't implement `Response`. */
const answerOf = (status: number, headers: Record<string, string>, body: string) =>
  ({
    ok: status < 300,
    status,
    headers: new Headers(headers),
    json: async () => JSON.parse(body),
  }) as Response;

function show(to?: string, fields = content.fields, campaignData = false) {
  render(
    <Form
      content={{ ...content, fields }}
      texts={texts}
      mail="a@b.example"
      endpoint={to}
      campaignData={campaignData}
    />,
  );
  mount(document.querySelector('form') as HTMLFormElement);
}

async function fill() {
  await user.type(screen.getByLabelText('Full name'), 'Ada');
  await user.type(screen.getByLabelText('E-mail'), 'ada@c.example');
  await user.type(screen.getByLabelText('Message'), 'Help');
}

/** A form with a field that it has only if it has an endpoint. */
const replyFields: FormContent['fields'] = [
  { name: 'reply', label: 'Reply to', kind: 'reply', ifConnected: true },
  { name: 'message', label: 'Message', kind: 'message' },
];

describe('a form without an endpoint', () => {
  test('the form lacks the fields that only connected forms have', () => {
    show(undefined, replyFields);
    expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText('Message')]);
  });

  test('the form says that it isn’t connected, shows a mail link with the entered text, and keeps the text', async () => {
    show();
    await user.type(screen.getByLabelText('Full name'), 'Ada');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('status')).toHaveTextContent('Not connected: a@b.example');
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      'mailto:a@b.example?subject=Hello&body=Full%20name%3A%20Ada',
    );
    expect(screen.getByLabelText('Full name')).toHaveValue('Ada');
    expect(fetchStub).not.toHaveBeenCalled();
  });

  test('an empty form shows its message again on each press', async () => {
    show();
    const button = screen.getByRole('button', { name: 'Send' });
    await user.click(button);
    const [first] = screen.getByRole('status').children;
    expect(first).toHaveTextContent('Not connected, empty: a@b.example');
    await user.click(button);
    expect(screen.getByRole('status').firstElementChild).not.toBe(first);
    expect(screen.getByRole('status')).toHaveTextContent('Not connected, empty: a@b.example');
    expect(screen.queryByText('All required')).toBeNull();
  });

  test('the form does not validate its fields if it has no endpoint', async () => {
    show();
    await user.type(screen.getByLabelText('E-mail'), 'not an address');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('status')).toHaveTextContent('Not connected');
  });
});

describe('a form with an endpoint', () => {
  test.each([
    ['an empty field', ''],
    ['an invalid email address', 'not an address'],
  ])('the form is not sent if it contains %s', async (_, email) => {
    show(endpoint);
    await user.type(screen.getByLabelText('Full name'), 'Ada');
    await user.type(screen.getByLabelText('Message'), 'Help');
    if (email) await user.type(screen.getByLabelText('E-mail'), email);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(fetchStub).not.toHaveBeenCalled();
  });

  test('the form posts once when the button is pressed several times, and shows a confirmation', async () => {
    let answer: (response: Response) => void = () => undefined;
    fetchStub.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    show(endpoint);
    await fill();
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('button')).toHaveTextContent('Sending');
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button'));
    // The form waits until the minimum time for filling it in has passed.
    act(() => jest.advanceTimersByTime(1500));
    expect(fetchStub).not.toHaveBeenCalled();
    await waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(1), { timeout: 4000 });
    const [address, request] = fetchStub.mock.calls[0] as [string, RequestInit];
    expect(address).toBe(endpoint);
    expect(JSON.parse(String(request.body))).toEqual({
      name: 'Ada',
      email: 'ada@c.example',
      message: 'Help',
    });
    answer({ ok: true } as Response);
    expect(await screen.findByText('Sent', {}, { timeout: 4000 })).toBeInTheDocument();
  });

  test('a sent form is empty, and its button does nothing until the visitor types something', async () => {
    fetchStub.mockResolvedValue({ ok: true } as Response);
    show(endpoint);
    await fill();
    act(() => jest.advanceTimersByTime(3000));
    const button = screen.getByRole('button', { name: 'Send' });
    await user.click(button);
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue('');
    const invalid = jest.fn();
    document.addEventListener('invalid', invalid, true);
    await user.click(button);
    await user.type(screen.getByLabelText('E-mail'), '{Enter}');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(invalid).not.toHaveBeenCalled();
    // user-event doesn't notice that the fields were reset.
    for (const box of screen.getAllByRole('textbox'))
      fireEvent.input(box, { target: { value: 'ada@c.example' } });
    await user.click(button);
    await waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(2));
  });

  test('a sent form keeps what the visitor typed while it was being sent', async () => {
    let answer: (response: Response) => void = () => undefined;
    fetchStub.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    show(endpoint);
    await fill();
    act(() => jest.advanceTimersByTime(3000));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.type(screen.getByLabelText('Message'), ' me');
    answer({ ok: true } as Response);
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    expect(screen.getByLabelText('Full name')).toHaveValue('');
    expect(screen.getByLabelText('Message')).toHaveValue('Help me');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'false');
  });

  test.each(['before', 'after'])(
    'leaving the page cancels sending, and the form keeps the text (%s the request)',
    async (when) => {
      fetchStub.mockImplementation(
        (_, { signal }) =>
          new Promise((_, reject) => {
            if (signal?.aborted) reject(signal.reason);
            signal?.addEventListener('abort', () => reject(signal.reason));
          }),
      );
      show(endpoint);
      await fill();
      await user.click(screen.getByRole('button', { name: 'Send' }));
      if (when === 'after') await act(() => jest.advanceTimersByTimeAsync(3000));
      expect(fetchStub).toHaveBeenCalledTimes(when === 'after' ? 1 : 0);
      // Don't advance the timers, because a page in the browser's cache is frozen.
      await act(async () => dispatchEvent(new Event('pagehide')));
      expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'false');
      expect(screen.getByRole('status')).toHaveTextContent('Failed');
      expect(screen.getByLabelText('Message')).toHaveValue('Help');
    },
  );

  test.each([
    [false, {}],
    [true, { query: 'utm_source=news', referrer: '' }],
  ])('the form posts the page’s query and referrer only if it is set to (%s)', async (isSet, expected) => {
    fetchStub.mockResolvedValue({ ok: true } as Response);
    history.replaceState(null, '', '?utm_source=news#contact');
    show(endpoint, content.fields, isSet);
    await fill();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Sent', {}, { timeout: 4000 })).toBeInTheDocument();
    const { name, email, message, ...others } = JSON.parse(String(fetchStub.mock.calls[0]?.[1].body));
    expect([name, email, message]).toEqual(['Ada', 'ada@c.example', 'Help']);
    expect(others).toEqual(expected);
    history.replaceState(null, '', '/');
  });

  test.each(['x', 'a@b', 'phone me', '12345'])('a field for a reply rejects “%s”', (typed) => {
    show(endpoint, replyFields);
    const box = screen.getByLabelText('Reply to');
    fireEvent.change(box, { target: { value: typed } });
    expect(box).toBeInvalid();
    expect(box).toHaveAttribute('title', 'Address or number');
  });

  test.each(['ada@c.example', ' a.b+c@d.example ', '0113 496 0142', '+44 (0)113 496-0142', '0113/4960142'])(
    'a field for a reply accepts “%s”',
    (typed) => {
      show(endpoint, replyFields);
      fireEvent.change(screen.getByLabelText('Reply to'), { target: { value: typed } });
      expect(screen.getByLabelText('Reply to')).toBeValid();
    },
  );

  test('after a failure, the form shows a message, keeps the text and can be sent again', async () => {
    fetchStub.mockRejectedValueOnce(new TypeError('network')).mockResolvedValueOnce({ ok: true } as Response);
    show(endpoint);
    await fill();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^Failed/, {}, { timeout: 4000 })).toBeInTheDocument();
    expect(screen.getByLabelText('Message')).toHaveValue('Help');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    expect(fetchStub).toHaveBeenCalledTimes(2);
  });

  test.each([
    [400, {}, '{"errors":{"email":"No such host"}}', 'Refused: a@b.example', 'refused'],
    // The form has no field with the name `phone`.
    [422, {}, '{"errors":{"phone":"No such number"}}', 'Failed: a@b.example', 'failed'],
    [400, {}, '<html>', 'Failed: a@b.example', 'failed'],
    [413, {}, '', 'Too large: a@b.example', 'tooLarge'],
    [429, { 'Retry-After': '30' }, '', 'Too many, in 30 s: a@b.example', 'tooMany'],
    [429, {}, '', 'Too many, later: a@b.example', 'tooMany'],
    [500, {}, '', 'Failed: a@b.example', 'failed'],
  ])(
    'the form shows a message for status %i and keeps the text',
    async (status, headers, body, said, phase) => {
      fetchStub.mockResolvedValue(answerOf(status, headers, body));
      show(endpoint);
      await fill();
      await user.click(screen.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said), { timeout: 4000 });
      expect(screen.getByRole('status')).toHaveAttribute('data-phase', phase);
      expect(screen.getByLabelText('Message')).toHaveValue('Help');
    },
  );

  test('the form shows the server’s errors next to their fields and focuses the first field with an error', async () => {
    fetchStub.mockResolvedValue(answerOf(400, {}, '{"errors":{"email":"No such host"}}'));
    show(endpoint);
    await fill();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const box = screen.getByLabelText('E-mail');
    await waitFor(() => expect(box).toHaveFocus(), { timeout: 4000 });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('No such host');
    expect(screen.getByLabelText('Message')).toBeValid();
  });

  test('the form posts nothing if the hidden honeypot field is filled in', async () => {
    show(endpoint);
    await fill();
    const honeypot = screen.getByLabelText('Leave empty');
    expect(honeypot).not.toBeVisible();
    await act(async () => fireEvent.change(honeypot, { target: { value: 'https://spam.example' } }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('status')).toHaveTextContent('Spam: a@b.example');
    expect(fetchStub).not.toHaveBeenCalled();
  });
});
