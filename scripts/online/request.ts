import { Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps, Agent as SecureAgent } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type ReceivedResponse = {
  status: number;
  /** All values of each header, keyed by the header's name in lower case. */
  headers: Readonly<NodeJS.Dict<readonly string[]>>;
  /** The decompressed body. */
  body: Buffer;
};

export type RequestOptions = {
  /** @default 'GET' */
  method?: 'GET' | 'HEAD';
  headers?: Readonly<Record<string, string>>;
};

/** The maximum time until a response is complete, in milliseconds. */
const TIMEOUT = 20_000;

/** The maximum number of simultaneous requests. */
const CONCURRENCY = 8;

const agents = { http: new Agent({ keepAlive: true }), https: new SecureAgent({ keepAlive: true }) };

/** A request failed. The message describes the reason in plain words. */
export class RequestError extends Error {}

/**
 * Sends a request without following redirects. Uses `node:http` instead of `fetch`, because `fetch` joins
 * headers that are sent twice.
 * @throws a RequestError if there is no complete response
 */
export async function sendRequest(url: URL, options: RequestOptions = {}): Promise<ReceivedResponse> {
  try {
    return await attempt(url, options);
  } catch (error) {
    const retried = error instanceof ReusedSocketError ? attempt(url, options) : Promise.reject(error);
    return retried.catch((reason) => {
      throw new RequestError(failureReason(reason, url), { cause: reason });
    });
  }
}

/** The server closed an idle connection while a request was being sent. The request can be sent again. */
class ReusedSocketError extends Error {}

async function attempt(
  url: URL,
  { method = 'GET', headers = {} }: RequestOptions,
): Promise<ReceivedResponse> {
  const isSecure = url.protocol === 'https:';
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      method,
      headers: {
        'User-Agent': 'Mozilla/5.0 (compatible; link and deployment check)',
        Accept: '*/*',
        ...headers,
      },
      agent: isSecure ? agents.https : agents.http,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    request
      .on('response', resolve)
      .on('error', (error) => reject(request.reusedSocket ? new ReusedSocketError() : error))
      .end();
  });
  const body = Buffer.concat(await response.toArray());
  return {
    status: response.statusCode ?? 0,
    headers: response.headersDistinct,
    body: method === 'HEAD' ? body : decompress(body, response.headers['content-encoding']),
  };
}

function decompress(body: Buffer, encoding?: string): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
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
 * of the items.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return results;
}
