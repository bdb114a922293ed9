/** Milliseconds to wait for an answer. */
const patience = 20_000;

/** Posts the data as JSON. Resolves to whether the server took it; never rejects. */
export async function postJson(endpoint: string, data: Record<string, string>) {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(data),
      signal: AbortSignal.timeout(patience),
    });
    return response.ok;
  } catch {
    return false;
  }
}
