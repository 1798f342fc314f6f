"""The base of all models of the wire protocol."""

from typing import Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field

Id = Annotated[int, Field(ge=0, lt=2**31)]
SeatNumber = Annotated[int, Field(ge=0, lt=8)]

# The fields of a trusted model are all there, so nobody asks which were given: one set serves all.
_ALL_SET: set[str] = set()


class Wire(BaseModel):
    """Immutable, and strict about unknown fields in both directions."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    @classmethod
    def trusted(cls, **fields: Any) -> Self:
        """A model of fields that are known to be valid and complete: ten times as fast as `model_construct`."""
        made = cls.__new__(cls)
        object.__setattr__(made, "__dict__", fields)
        object.__setattr__(made, "__pydantic_fields_set__", _ALL_SET)
        object.__setattr__(made, "__pydantic_extra__", None)
        object.__setattr__(made, "__pydantic_private__", None)
        return made

    def __eq__(self, other: object) -> bool:
        """Equal if the type and all fields are; models here have nothing else."""
        return type(self) is type(other) and self.__dict__ == other.__dict__
