/** How long a wait may last before the page says why. */
const PATIENCE = 1500;

/** A wait that may be long: the first table of a kind waits until the server has compiled its game. */
export class Patience {
  isLong = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  begin(): void {
    this.end();
    this.#timer = setTimeout(() => (this.isLong = true), PATIENCE);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.isLong = false;
  }
}
