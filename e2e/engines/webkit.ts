import { expect } from '@playwright/test';
import { freePort } from '@/testing/listen';
import { startServer } from '../../testing/start-server';
import { findProgram, programs } from '../../testing/system-dependencies.mjs';
import type { Driver, Key } from './driver';
import { startVirtualScreen } from './virtual-screen';

export const webKitPrograms = [programs.webKitDriver, programs.miniBrowser, programs.xvfb];

/** The key of an element reference in WebDriver (https://www.w3.org/TR/webdriver2/#elements). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** WebDriver's characters for keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keys: Record<Key, string> = {
  Escape: '\uE00C',
  Tab: '\uE004',
  End: '\uE010',
  Enter: '\uE007',
};

/** Starts WebKitGTK's MiniBrowser on a virtual screen, and controls it through WebDriver. */
export async function startWebKit(): Promise<Driver> {
  const [driver, browser, screen] = webKitPrograms.map((program) => findProgram(program));
  if (!driver || !browser || !screen)
    throw new Error('WebKitGTK’s driver, MiniBrowser or Xvfb is not installed');
  const virtualScreen = await startVirtualScreen(screen);
  const port = await freePort();
  const env = {
    DISPLAY: virtualScreen.display,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const child = await startServer({ program: driver, args: [`--port=${port}`], env }, port);
  const send = (method: string, path: string, body?: object) =>
    command(`${child.origin}${path}`, method, body);
  const browserOptions = { binary: browser, args: ['--automation'] };
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  })) as { sessionId: string };
  const session = (path: string, body: object) => send('POST', `/session/${sessionId}${path}`, body);
  const run = (script: string, args: readonly unknown[] = []) =>
    session('/execute/sync', { script: `return (${script}).apply(null, arguments);`, args });
  const measureFrame = () =>
    run('() => ({ width: outerWidth - innerWidth, height: outerHeight - innerHeight })') as Promise<
      Record<'width' | 'height', number>
    >;
  const press = async (key: Key) => {
    const press = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
    await session('/actions', { actions: [{ type: 'key', id: 'keyboard', actions: press }] });
  };

  return {
    open: async (url) => {
      await session('/url', { url });
    },
    resize: async (width, height) => {
      const resized = async () => {
        // Measure the frame in each attempt: the driver responds before the window is resized, and the inner
        // and outer sizes change at different times.
        const frame = await measureFrame();
        await session('/window/rect', { width: width + frame.width, height: height + frame.height });
        return run('() => [innerWidth, innerHeight]');
      };
      await expect.poll(resized).toEqual([width, height]);
    },
    run: (script, ...args) => run(String(script), args) as never,
    click: async (selector) => {
      await run(
        '(found) => document.querySelector(found)?.scrollIntoView({ block: "center", behavior: "instant" })',
        [selector],
      );
      const found = await session('/element', { using: 'css selector', value: selector });
      await session(`/element/${(found as Record<string, string>)[elementKey]}/click`, {});
    },
    // Read the screen, because the driver never responds to a request for a screenshot.
    capture: async (width, height) => {
      const frame = await measureFrame();
      const { left, top, color } = (await run(String(paintMark))) as ReturnType<typeof paintMark>;
      const read = (area: { left: number; top: number; width: number; height: number }) =>
        virtualScreen.read({ ...area, left: frame.width + area.left, top: frame.height + area.top });
      const readCorner = () => [...read({ left, top, width: 1, height: 1 })].slice(0, 3);
      await expect.poll(readCorner, { intervals: [5] }).toEqual(color);
      return read({ left: 0, top: 0, width, height });
    },
    press,
    clickInPopover: async (selector) => {
      await run('(found) => document.querySelector(found)?.focus()', [selector]);
      await press('Enter');
    },
    close: async () => {
      await send('DELETE', `/session/${sessionId}`);
      await child.close();
      virtualScreen.end();
    },
  };
}

/**
 * Paints a corner of the page in a new color. Once the color is on the screen, so is the rest of the frame.
 */
function paintMark() {
  const mark = document.querySelector<HTMLElement>('#mark') ?? document.createElement('div');
  const count = Number(mark.dataset.count ?? 0) + 1;
  const color = [count % 256, 255 - (count % 256), 128];
  mark.id = 'mark';
  mark.dataset.count = String(count);
  mark.style.cssText = `position:fixed;right:0;bottom:0;width:4px;height:4px;background:rgb(${color})`;
  document.body.append(mark);
  return { left: innerWidth - 2, top: innerHeight - 2, color };
}

async function command(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}
