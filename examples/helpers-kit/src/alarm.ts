export class Alarm {
  #rings = 0;

  ring(): number {
    return ++this.#rings;
  }
}
