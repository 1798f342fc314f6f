"""Why a lesson cannot be loaded."""

from fiefdom.reasons import Code, Kind, message

NAME, NUMBER, QUOTE, CHOICES, REASON = Kind.NAME, Kind.NUMBER, Kind.QUOTE, Kind.CHOICES, Kind.REASON


class LessonCode(Code):
    """What is wrong with a lesson or with the request for one."""

    NO_SUCH_LESSON = message("lesson-fault-no-such-lesson", name=QUOTE, known=CHOICES)
    CHAPTER = message("lesson-fault-chapter", chapter=NUMBER, why=REASON)
    EMPTY = message("lesson-fault-empty")
    ONE_LEARNER = message("lesson-fault-one-learner", found=NUMBER)
    NO_DECISION = message("lesson-fault-no-decision", text=QUOTE)
    REMARK = message("lesson-fault-remark", text=QUOTE, known=CHOICES)
    CONDITION = message("lesson-fault-condition", text=QUOTE, measures=CHOICES)
    NOT_MET = message("lesson-fault-not-met", move=NAME)
    STARTS_LATE = message("lesson-fault-starts-late", awaits=NAME)
    NO_IDEA = message("lesson-fault-no-idea")
