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

function show(to?: string) {
  render(<Form content={content} texts={texts} mail="a@b.example" endpoint={to} />);
  mount(document.querySelector('form') as HTMLFormElement);
}

async function fill() {
  await user.type(screen.getByLabelText('Full name'), 'Ada');
  await user.type(screen.getByLabelText('E-mail'), 'ada@c.example');
  await user.type(screen.getByLabelText('Message'), 'Help');
}

describe('a form without an endpoint', () => {
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

  test('the form posts once on a double click, even if the response arrives between the clicks', async () => {
    fetchStub.mockResolvedValue({ ok: true } as Response);
    show(endpoint);
    await fill();
    act(() => jest.advanceTimersByTime(3000));
    const button = screen.getByRole('button', { name: 'Send' });
    await user.click(button);
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(300));
    await user.click(button);
    expect(fetchStub).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(1000));
    await user.click(button);
    await waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(2));
  });

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
    [400, {}, '{"errors":{"email":"No such host"}}', 'Refused: a@b.example'],
    // The form has no field with the name `phone`.
    [422, {}, '{"errors":{"phone":"No such number"}}', 'Failed: a@b.example'],
    [400, {}, '<html>', 'Failed: a@b.example'],
    [413, {}, '', 'Too large: a@b.example'],
    [429, { 'Retry-After': '30' }, '', 'Too many, in 30 s: a@b.example'],
    [429, {}, '', 'Too many, later: a@b.example'],
    [500, {}, '', 'Failed: a@b.example'],
  ])('the form shows a message for status %i and keeps the text', async (status, headers, body, said) => {
    fetchStub.mockResolvedValue(answerOf(status, headers, body));
    show(endpoint);
    await fill();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said), { timeout: 4000 });
    expect(screen.getByLabelText('Message')).toHaveValue('Help');
  });

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
