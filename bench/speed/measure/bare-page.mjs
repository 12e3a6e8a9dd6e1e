/**
 * Opens a page that no debugger watches. Playwright enables the `Runtime` domain in its pages, and then V8 records where
 * every `Error` was created, for which it parses the whole script again. React creates five when it is loaded: 60 ms of
 * blocking time at a quarter of the speed, which readers do not have.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ width: number, height: number, slowdown: number, onEveryDocument: () => void }} options
 */
export async function openBarePage(browser, { width, height, slowdown, onEveryDocument }) {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const send = await connect(session, targetId);
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(onEveryDocument)})()` });
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    /** Returns when the new document has begun. @param {string} url */
    async goto(url) {
      const { errorText } = await send('Page.navigate', { url });
      if (errorText) throw new Error(`${url}: ${errorText}`);
    },
    /** @template T @param {() => T} work runs in the page, without access to anything outside @returns {Promise<T>} */
    async evaluate(work) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression: `(${String(work)})()`,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}

/** Playwright's session reaches only the browser, so messages to the page are wrapped. */
async function connect(session, targetId) {
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map();
  session.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    if (from !== sessionId) return;
    const { id, result, error } = JSON.parse(message);
    const settle = waiting.get(id);
    waiting.delete(id);
    settle?.(error, result);
  });
  let last = 0;
  return async (method, params = {}) => {
    last += 1;
    const id = last;
    const answer = new Promise((resolve, reject) => {
      waiting.set(id, (error, result) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      );
    });
    await session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    return answer;
  };
}
