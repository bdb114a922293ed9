// Receives the site's forms on Netlify, and sends them as email through a mail service with an HTTP API. The
// build copies this file to `hosting/netlify/functions/`. docs/deploy.md describes how to use it.

/**
 * Netlify responds with status 429 if an IP address exceeds this limit. The window is in seconds. Netlify
 * reads this object without running the code, so it must contain only literals.
 */
export const config = {
  path: '/forms',
  rateLimit: { windowLimit: 5, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** The maximum size of a form in bytes. */
const MAX_SIZE = 32_768;
/** A hidden field that only bots fill in. The name must match components/ui/honeypot.ts. */
const HONEYPOT = 'website';
/** The time in milliseconds to wait for the mail service. */
const TIMEOUT = 8_000;

/** Netlify calls this function for each request. */
export default (request: Request): Promise<Response> => receiveForm(request, process.env);

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Responds with status 204 if the form was sent. If fields are invalid, the body of the response contains an
 * error message for each of these fields.
 */
export async function receiveForm(request: Request, env: Environment): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  if (!isSameOrigin(request)) return new Response(null, { status: 403 });
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return new Response(null, { status: 415 });
  const body = await request.arrayBuffer();
  if (body.byteLength > MAX_SIZE) return new Response(null, { status: 413 });
  const { [HONEYPOT]: honeypot, ...fields } = parseForm(new TextDecoder().decode(body)) ?? {};
  // Bots must not notice that the form was discarded.
  if (honeypot) return new Response(null, { status: 204 });
  if (Object.keys(fields).length === 0) return new Response(null, { status: 400 });
  const errors = errorsIn(fields);
  if (Object.keys(errors).length > 0) return Response.json({ errors }, { status: 422 });
  return new Response(null, { status: (await sendMail(fields, env)) ? 204 : 502 });
}

/** Returns whether a page of this site sent the request. */
function isSameOrigin({ headers, url }: Request): boolean {
  const origin = headers.get('origin') ?? '';
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}

/** Returns `undefined` if the text is not a JSON object whose values are strings. */
function parseForm(text: string): Record<string, string> | undefined {
  try {
    const form: unknown = JSON.parse(text);
    if (typeof form !== 'object' || form === null || Array.isArray(form)) return undefined;
    if (Object.values(form).some((value) => typeof value !== 'string')) return undefined;
    return form as Record<string, string>;
  } catch {
    return undefined;
  }
}

const isEmail = (text = '') => /^[^\s@]+@[^\s@]+$/.test(text.trim());

/** Returns an error message for each invalid field. All fields of the site's forms are required. */
function errorsIn(fields: Readonly<Record<string, string>>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (!value.trim()) errors[name] = 'Please fill in this field.';
    else if (name === 'email' && !isEmail(value)) errors[name] = 'Please enter an e-mail address.';
  }
  return errors;
}

/** Sends the fields as email. Returns whether the mail service accepted the email. Never rejects. */
async function sendMail(fields: Readonly<Record<string, string>>, env: Environment): Promise<boolean> {
  const { MAIL_API_URL, MAIL_API_TOKEN, MAIL_FROM, MAIL_TO } = env;
  const subject = ['A message from the website', fields.topic].filter(Boolean).join(': ');
  try {
    const response = await fetch(MAIL_API_URL ?? '', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${MAIL_API_TOKEN}` },
      body: JSON.stringify({
        from: MAIL_FROM,
        to: MAIL_TO,
        subject: subject.replaceAll(/\s+/g, ' ').slice(0, 150),
        text: Object.entries(fields)
          .map(([name, value]) => `${name}: ${value}`)
          .join('\n\n'),
        // The visitor's address, if the form contains one.
        reply_to: [fields.email, fields.reply].find(isEmail)?.trim(),
      }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok) console.error(`The mail service responded with status ${response.status}`);
    return response.ok;
  } catch (error) {
    console.error('The mail service could not be reached:', error);
    return false;
  }
}
