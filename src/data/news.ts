/** What changed in the replica, on its way to what is on the screen. */
export interface News {
  /** Passes a piece of news on: at once, or in its turn once nobody holds it back any more. */
  tell(show: () => void): void;
  /** Holds news back; returns what lets it go again. */
  hold(): () => void;
}

export function createNews(): News {
  let holds = 0;
  let waiting: (() => void)[] = [];
  return {
    tell(show) {
      if (holds > 0) waiting.push(show);
      else show();
    },
    hold() {
      let held = true;
      holds += 1;
      return () => {
        if (!held) return;
        held = false;
        holds -= 1;
        if (holds > 0) return;
        const due = waiting;
        waiting = [];
        for (const show of due) show();
      };
    },
  };
}

/** Of this page: what a tap did is drawn before all that follows from it. */
export const news = createNews();
