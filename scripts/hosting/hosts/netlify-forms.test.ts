import { honeypotName } from '@/components/ui/honeypot';
import { teaser } from '@/content/coming-soon';
import { message } from '@/content/profile';
import { contact } from '@/content/site';
import { type Listening, listen } from '@/e2e/listen';
import netlifyFunction, { config, receiveForm } from './netlify-forms';

const origin = 'https://www.x.example';
const data = {
  topic: 'Chillers\n& pumps',
  reply: ' ada@x.example ',
  message: 'Two plant rooms,\n450 kW each.',
};

let mailService: Listening;
let status: number;
let received: { authorization?: string; mail: Record<string, string> }[];
const errorLog = jest.spyOn(console, 'error').mockImplementation();

beforeAll(async () => {
  mailService = await listen(async (request, response) => {
    const mail = JSON.parse((await request.setEncoding('utf8').toArray()).join(''));
    received.push({ authorization: request.headers.authorization, mail });
    response.writeHead(status).end();
  }, '127.0.0.1');
});
afterAll(() => mailService.close());

beforeEach(() => {
  status = 200;
  received = [];
  errorLog.mockClear();
});

/** Sends a request to the function, with the headers of a browser. */
function send(body: unknown, { method = 'POST', headers = {}, url = `${mailService.origin}/emails` } = {}) {
  const request = new Request(`${origin}${config.path}`, {
    method,
    headers: { Origin: origin, 'Content-Type': 'application/json', ...headers },
    body: method === 'GET' ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
  return receiveForm(request, { ...env, MAIL_API_URL: url });
}

const env = { MAIL_API_TOKEN: 'secret', MAIL_FROM: 'site@x.example', MAIL_TO: 'office@x.example' };

test('receiveForm sends the form as email, with the topic in the subject and the visitor’s address as the reply address', async () => {
  expect((await send(data)).status).toBe(204);
  expect(received).toEqual([
    {
      authorization: 'Bearer secret',
      mail: {
        from: 'site@x.example',
        to: 'office@x.example',
        subject: 'A message from the website: Chillers & pumps',
        text: 'topic: Chillers\n& pumps\n\nreply:  ada@x.example \n\nmessage: Two plant rooms,\n450 kW each.',
        reply_to: 'ada@x.example',
      },
    },
  ]);
});

test('receiveForm sends no reply address if the visitor entered a telephone number', async () => {
  await send({ ...data, reply: '0113 496 0142' });
  expect(received[0]?.mail).not.toHaveProperty('reply_to');
});

test.each([contact.form, message.form, teaser.form])(
  'receiveForm accepts the form $id',
  async ({ fields }) => {
    const entries = fields.map(({ name, kind }) => [name, kind === 'email' ? 'ada@x.example' : 'text']);
    expect((await send(Object.fromEntries(entries))).status).toBe(204);
    expect(received).toHaveLength(1);
  },
);

test('receiveForm reports success to bots that fill in the honeypot, but sends no email', async () => {
  expect((await send({ ...data, [honeypotName]: 'https://spam.example' })).status).toBe(204);
  expect(received).toEqual([]);
});

test.each<[string, number, unknown, Parameters<typeof send>[1]]>([
  ['a method other than POST', 405, '', { method: 'GET' }],
  ['a request from another site', 403, data, { headers: { Origin: 'https://evil.example' } }],
  ['a request from a sandboxed frame', 403, data, { headers: { Origin: 'null' } }],
  ['a request without an origin', 403, data, { headers: { Origin: '' } }],
  ['a form that is not JSON', 415, 'topic=a', { headers: { 'Content-Type': 'text/plain' } }],
  ['a form that is larger than 32 KiB', 413, { message: 'ä'.repeat(16_384) }, {}],
  ['invalid JSON', 400, '{', {}],
  ['a list', 400, ['a'], {}],
  ['null', 400, null, {}],
  ['an object without fields', 400, {}, {}],
  ['an object with only an empty honeypot', 400, { [honeypotName]: '' }, {}],
  ['a field that is not text', 400, { topic: { a: 1 } }, {}],
])('receiveForm rejects %s with status %i', async (_, expected, body, options) => {
  expect((await send(body, options)).status).toBe(expected);
  expect(received).toEqual([]);
});

test('receiveForm lists the allowed method when it rejects a method', async () => {
  expect((await send('', { method: 'GET' })).headers.get('Allow')).toBe('POST');
});

test('receiveForm accepts a message of 30,000 letters', async () => {
  expect((await send({ message: 'a'.repeat(30_000) })).status).toBe(204);
});

test('receiveForm returns an error message for each invalid field', async () => {
  const response = await send({ name: ' ', email: 'not an address', message: 'Help' });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    errors: { name: 'Please fill in this field.', email: 'Please enter an e-mail address.' },
  });
  expect(received).toEqual([]);
});

test('receiveForm responds with status 502 if the mail service rejects the email', async () => {
  status = 401;
  expect((await send(data)).status).toBe(502);
  expect(errorLog).toHaveBeenCalledWith('The mail service responded with status 401');
});

test.each(['http://127.0.0.1:1/', ''])(
  'receiveForm responds with status 502 if the URL of the mail service is "%s"',
  async (url) => {
    expect((await send(data, { url })).status).toBe(502);
    expect(errorLog).toHaveBeenCalledTimes(1);
  },
);

test('the function for Netlify reads its settings from the environment', async () => {
  const environment = jest.replaceProperty(process, 'env', {
    ...process.env,
    ...env,
    MAIL_API_URL: mailService.origin,
  });
  const headers = { Origin: origin, 'Content-Type': 'application/json' };
  const request = new Request(origin, { method: 'POST', headers, body: JSON.stringify(data) });
  // Netlify also passes its context.
  const response = await Reflect.apply(netlifyFunction, undefined, [request, { ip: '127.0.0.1' }]);
  environment.restore();
  expect(response.status).toBe(204);
  expect(received).toEqual([expect.objectContaining({ authorization: 'Bearer secret' })]);
});

test('the function for Netlify has a rate limit for each IP address', () => {
  // If this is a string, Netlify ignores it and limits the requests of all visitors together.
  expect(config.rateLimit.aggregateBy).toEqual(expect.arrayContaining(['ip']));
});
