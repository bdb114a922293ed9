import { Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps, Agent as SecureAgent } from 'node:https';
import { addAbortSignal } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { MAX_FILE_SIZE } from '../hosting/max-file-size';

export type ReceivedResponse = {
  /** The URL that was requested. */
  url: URL;
  status: number;
  /** All values of each header, keyed by the header's name in lower case. */
  headers: Readonly<NodeJS.Dict<readonly string[]>>;
  /** The decompressed body. */
  body: Buffer;
};

export type RequestOptions = {
  /** @default 'GET' */
  method?: 'GET' | 'HEAD';
  /** Added to the default headers, which accept compressed responses as browsers do. */
  headers?: Readonly<Record<string, string>>;
};

/** The maximum time until a response is complete, in milliseconds. */
const TIMEOUT = 20_000;

const TOO_LARGE = `the response is larger than ${MAX_FILE_SIZE / 1024 / 1024} MB`;

const MAX_REDIRECTS = 10;

/** The maximum number of simultaneous requests. */
const CONCURRENCY = 8;

const agents = { http: new Agent({ keepAlive: true }), https: new SecureAgent({ keepAlive: true }) };

/** A request failed. The message describes the reason in plain words. */
class RequestError extends Error {}

/**
 * Sends a request without following redirects. Uses `node:http` instead of `fetch`, because `fetch` joins
 * headers that are sent twice.
 * @throws a RequestError if there is no complete response
 */
export async function sendRequest(url: URL, options: RequestOptions = {}): Promise<ReceivedResponse> {
  try {
    return await attempt(url, options);
  } catch (error) {
    // Retry on a new connection, because the server may have closed all idle connections.
    const retried = error instanceof ReusedSocketError ? attempt(url, options, false) : Promise.reject(error);
    return retried.catch((reason) => {
      throw new RequestError(failureReason(reason, url), { cause: reason });
    });
  }
}

/**
 * Sends a request, and follows redirects. Returns all responses. The last response is not a redirect.
 * @throws a RequestError if there is no complete response, or if there are too many redirects
 */
export async function followRedirects(start: URL, options?: RequestOptions): Promise<ReceivedResponse[]> {
  const responses: ReceivedResponse[] = [];
  for (let url: URL | undefined = start; url; ) {
    if (responses.length > MAX_REDIRECTS) throw new RequestError('it redirects too often');
    const response = await sendRequest(url, options);
    responses.push(response);
    url = redirectTarget(response);
  }
  return responses;
}

/** Returns the address that a response redirects to, or `undefined` if the response is not a redirect. */
function redirectTarget({ url, status, headers }: ReceivedResponse): URL | undefined {
  const [location] = headers.location ?? [];
  return status >= 300 && status < 400 && location && URL.canParse(location, url)
    ? new URL(location, url)
    : undefined;
}

export const isOk = (status: number) => status >= 200 && status < 300;

/** The server closed an idle connection while a request was being sent. The request can be sent again. */
class ReusedSocketError extends Error {}

async function attempt(
  url: URL,
  { method = 'GET', headers = {} }: RequestOptions,
  keepAlive = true,
): Promise<ReceivedResponse> {
  const isSecure = url.protocol === 'https:';
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      method,
      headers: {
        'User-Agent': 'Mozilla/5.0 (compatible; link and deployment check)',
        Accept: '*/*',
        'Accept-Encoding': 'br, gzip',
        ...headers,
      },
      agent: keepAlive && (isSecure ? agents.https : agents.http),
      signal,
    });
    request
      .on('response', resolve)
      .on('error', (error: NodeJS.ErrnoException) => {
        const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
        reject(request.reusedSocket && isClosed ? new ReusedSocketError() : error);
      })
      .end();
  });
  // The signal of the request doesn't abort a response that has begun.
  const body = await readBody(addAbortSignal(signal, response));
  return {
    url,
    status: response.statusCode ?? 0,
    headers: response.headersDistinct,
    body: decompress(body, response.headers['content-encoding']),
  };
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > MAX_FILE_SIZE) throw new Error(TOO_LARGE);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decompress(body: Buffer, encoding?: string): Buffer {
  if (body.length === 0) return body;
  const options = { maxOutputLength: MAX_FILE_SIZE };
  if (encoding === 'br') return brotliDecompressSync(body, options);
  return encoding === 'gzip' ? gunzipSync(body, options) : body;
}

/** Descriptions of common errors, keyed by the code of the error. */
const reasons: Readonly<Record<string, (url: URL) => string>> = {
  ABORT_ERR: () => `there was no complete response within ${TIMEOUT / 1000} seconds`,
  CERT_HAS_EXPIRED: () => 'the certificate has expired',
  CERT_NOT_YET_VALID: () => 'the certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: () => 'the certificate is self-signed',
  EAI_AGAIN: ({ hostname }) => `the name ${hostname} could not be looked up`,
  ECONNREFUSED: ({ host }) => `no server accepts connections at ${host}`,
  ECONNRESET: () => 'the connection was closed before the response was complete',
  ENETUNREACH: ({ host }) => `${host} can’t be reached from this network`,
  ENOTFOUND: ({ hostname }) => `no server has the name ${hostname}`,
  EHOSTUNREACH: ({ host }) => `${host} can’t be reached from this network`,
  EPROTO: () => 'the server doesn’t support HTTPS at this port',
  ERR_BUFFER_TOO_LARGE: () => TOO_LARGE,
  ERR_TLS_CERT_ALTNAME_INVALID: ({ hostname }) => `the certificate is not for ${hostname}`,
  ETIMEDOUT: ({ host }) => `${host} doesn’t respond`,
  SELF_SIGNED_CERT_IN_CHAIN: () => 'the certificate is from an unknown authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: () => 'the certificate is from an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: () => 'the server doesn’t send the intermediate certificate',
  Z_BUF_ERROR: () => 'the compressed response is cut off',
  Z_DATA_ERROR: () => 'the compressed response is damaged',
};

/** Describes a failed request in plain words. */
export function failureReason(error: unknown, url: URL): string {
  const { code = '', message, errors } = error as NodeJS.ErrnoException & { errors?: readonly unknown[] };
  // Node tries all addresses of a host, and then reports one error per address.
  if (errors?.[0] && !reasons[code]) return failureReason(errors[0], url);
  if (code.startsWith('ERR__ERROR_FORMAT')) return 'the compressed response is damaged';
  return reasons[code]?.(url) ?? message;
}

/**
 * Calls an asynchronous function for each item, for up to 8 items at a time. Returns the results in the order
 * of the items. Makes no further calls after a call fails.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  // Unlike the iterator of an array, a generator ends for all workers if a call of one worker fails.
  const queue = (function* () {
    yield* items.entries();
  })();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return results;
}
