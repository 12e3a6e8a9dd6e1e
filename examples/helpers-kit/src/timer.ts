export class Timer {
  #ticks = 0;

  tick(): number {
    return ++this.#ticks;
  }
}
