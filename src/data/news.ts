/** Changes of the replica on their way to the screen. */
export interface News {
  /** Passes a change on: at once, or in its turn after the hold ends. */
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

/** One per page: the effect of a tap is drawn before everything that follows from it. */
export const news = createNews();
